import type { Copy, Fact, RecordSchema } from '@capstan/site-document';
import type { Feature } from '../packs/grammar-schema.js';
import type { Labels } from '../packs/labels-schema.js';
import type { OrderedPage } from '../page-list/page-list.js';

/** What the pages of a site are laid out from. */
export interface Plan {
  facts: readonly Fact[];
  records: readonly RecordSchema[];
  features: ReadonlySet<Feature>;
  kind: string;
  labels: Labels;
  seed: string;
  tagline: Copy | undefined;
  /** Whether the form enrolls visitors rather than sending a message. */
  isSignUp: boolean;
  /** What the customer wants the main button to say. */
  button: string | undefined;
  /** What a second button says; it leads to what the site shows first. */
  secondButton: string | undefined;
  /** Whether the customer wants what has a price to be shown as plans. */
  hasPlans: boolean;
  /** The fact with the headline that the customer wants; it is at the top alone. */
  headline: string | undefined;
  /** The fact with the line below it. */
  subline: string | undefined;
  /** The facts that say for how many people courses have room: they are shown at the form. */
  limits: readonly string[];
  /** The pages that the customer listed; without them the layout decides. */
  pages: readonly OrderedPage[];
}

/** Groups of sections that can become pages of their own. */
export type Part = 'top' | 'offer' | 'about' | 'people' | 'dates' | 'apps' | 'rules' | 'visit';
