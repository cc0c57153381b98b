import type { CollectionSpec } from '../../model/data-schema.js';
import type { Page } from '../../model/site.js';

/** An app's own page, and what it stores. */
export interface PlannedApp {
  page: Page;
  collections: CollectionSpec[];
}
