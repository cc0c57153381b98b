/** A fact of the measure sets (test/understanding/builds/README.md). */
export interface LabeledFact {
  type: string;
  text: string;
  said?: string;
  accepts?: string[];
  role?: string;
  amount?: number;
  currency?: string;
  at?: string;
  day?: string;
}

export type AnyOf = string | { any_of: string[] };

export interface LabeledPrompt {
  id: string;
  prompt: string;
  language: string;
  scope: 'build' | 'refuse' | 'ask';
  scope_accepts?: string[];
  name: string | null;
  name_accepts?: string[];
  kind: { term: string; accepts: string[] } | null;
  facts: LabeledFact[];
  forbidden: { strings: string[]; features: string[] };
  features: AnyOf[];
  /** Titles of the pages that the prompt lists and has content for. */
  pages?: string[];
}
