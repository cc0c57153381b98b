import type { Page, Section, Site } from '../model/site.js';
import type { Words } from './words/words.js';

/** What the renderer of a section may know. */
export interface RenderContext {
  site: Site;
  page: Page;
  words: Words;
}

export type SectionOf<Type extends Section['type']> = Extract<Section, { type: Type }>;
