import { isDeepStrictEqual } from 'node:util';
import type { SiteDocument } from '@capstan/site-document';
import type { AuthoredSite } from '../reader/authored-site.js';
import { readChange } from '../reader/read-change.js';

/** Returns whether an instruction requests an undo of the last change. */
export const isUndo = (site: AuthoredSite, prompt: string, previous: SiteDocument | undefined): boolean =>
  previous !== undefined &&
  !isDeepStrictEqual(previous, site.document) &&
  isDeepStrictEqual(readChange(site, prompt, previous).site.document, previous);
