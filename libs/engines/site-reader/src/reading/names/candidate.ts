import type { Range } from '../../text/range.js';

/** Why a part of a prompt may be the name of the site. */
export type Source =
  | 'quoted'
  | 'named'
  | 'namedAfter'
  | 'run'
  | 'part'
  | 'segment'
  | 'domain'
  | 'linked'
  | 'ordered'
  | 'subject';

export interface NameCandidate extends Range {
  name: string;
  sources: Set<Source>;
}

/** Takes a part of a prompt as a candidate. */
export type Offer = (range: Range, source: Source) => void;
