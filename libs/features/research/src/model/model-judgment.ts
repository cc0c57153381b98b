/** What a model says about a sentence of a draft and the passage that it cites. */
export interface ModelJudgment {
  text: string;
  isSupported: boolean;
}
