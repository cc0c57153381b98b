import { CLAIM_REASONS } from '@capstan/claim-verification';

/** A citation of a source. */
export interface Citation {
  /** Id of the source. */
  source: number;
  /** Span of the source's `text`, UTF-16 code units, end exclusive. */
  start: number;
  end: number;
  /** The span itself, verbatim. */
  quote: string;
  /** SHA-256 of `quote` as UTF-8, hex. */
  sha256: string;
  /** How well the span supports the sentence, 0 to 1; 1 for a quotation. */
  support: number;
}

/** A verified sentence. */
export interface ReportSentence {
  /** Without markers. */
  text: string;
  /** At least one, each from another source. */
  citations: Citation[];
  /**
   * `verbatim`: a quotation. `worded`: a model's words, supported. `replaced`: a quotation that replaced a
   * rejected sentence.
   */
  kind: 'verbatim' | 'worded' | 'replaced';
}

/** Why a sentence of a draft is not in the report. */
export const REJECTION_REASONS = [...CLAIM_REASONS, 'refused_text', 'judged_unsupported'] as const;
export type RejectionReason = (typeof REJECTION_REASONS)[number];

/** What the verification found for a sentence of the draft. */
export interface ClaimCheck {
  text: string;
  isSupported: boolean;
  /** null: supported. */
  reason: RejectionReason | null;
  /** `quotation`: it is in the source verbatim. `verifier_and_model`: a model judged it too. */
  checkedBy: 'quotation' | 'verifier' | 'verifier_and_model';
}

/** Sources that disagree about a number or a date. */
export interface Conflict {
  /** Topic: words that the sentences share. */
  about: string;
  sentences: ReportSentence[];
}

/** A verified report. */
export interface Report {
  title: string;
  author: string;
  summary: ReportSentence[];
  sections: { facetId: string; heading: string; sentences: ReportSentence[] }[];
  keyFindings: ReportSentence[];
  conflicts: Conflict[];
  /** 0 to 1; the formula is in docs/research.md. */
  confidence: number;
  /** Checked sentences of the draft; one sentence of a model may count as several. */
  checked: number;
  /** Rejected sentences. */
  rejected: number;
  /** The checked sentences, in the order of the draft, each text once. */
  claims: ClaimCheck[];
}
