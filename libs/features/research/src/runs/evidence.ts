import type { Citation, ClaimCheck } from '../model/report.js';
import type { Credibility } from '../model/source.js';

/** A sentence of the report with the spans that support it. */
export interface EvidenceSentence {
  /** `s1`, `s2` … in the order of the report. */
  id: string;
  part: 'summary' | 'section' | 'key_finding' | 'conflict';
  /** Heading of its section, or the topic of the conflict. */
  heading: string | null;
  text: string;
  kind: 'verbatim' | 'worded' | 'replaced';
  citations: Citation[];
}

/** A source as it was read. */
export interface EvidenceSource {
  id: number;
  url: string;
  title: string;
  domain: string;
  /** SHA-256 of the text that the spans count in, hex. */
  textSha256: string;
  /** Length in UTF-16 code units. */
  textLength: number;
  author: string | null;
  publishedAt: string | null;
  readAt: string;
  credibility: Credibility;
}

/** The evidence of a report: enough to check every sentence of it. */
export interface Evidence {
  /** A model as `provider:model`, or `extractive`. */
  author: string | null;
  sentences: EvidenceSentence[];
  sources: EvidenceSource[];
  facets: { heading: string; queries: string[]; sites: number; isCovered: boolean }[];
  /** Rejected sentences of the draft. */
  rejected: number;
  /** Every checked sentence of the draft; absent in runs of versions that did not keep them. */
  claims?: ClaimCheck[];
}
