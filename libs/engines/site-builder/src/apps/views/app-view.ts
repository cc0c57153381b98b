import type { CollectionSpec } from '../../model/data-schema.js';
import type { Section, Site } from '../../model/site.js';
import type { UiWords } from '../words/en.ui.js';

export type AppSection = Extract<Section, { type: 'app' }>;

/** What the view of an app is made of. */
export interface AppViewInput {
  section: AppSection;
  collection: CollectionSpec;
  site: Site;
  words: UiWords;
}
