/** Parts of documents that do not state what applies: stories, alternatives, what was or is no longer true. */
const ASIDE_HEADING =
  /\b(?:alternatives?(?: considered)?|rejected|deprecated|obsolete|legacy|change ?logs?|release notes?|what[’']?s new|version \d|licen[cs]es?|copyright|acknowledge?ments?|table of contents|to ?do list)\b/iu;
const EXAMPLE_HEADING = /\b(?:examples?|sample|tutorial|case study|walk-?through|scenario)\b/iu;
const EXAMPLE_TEXT =
  /^(?:for (?:example|instance)|as an example|example|e\.g\.|suppose|imagine|consider|say,|let[’']s|assume)\b|\bin (?:this|our|the above) example\b/iu;

/** How much a sentence counts by the part of the document that it is in, 0 to 1. */
export function weightOfSetting(text: string, heading: string, title: string): number {
  const isExample = EXAMPLE_HEADING.test(heading) || EXAMPLE_TEXT.test(text);
  return (isAside(heading, title) ? 0.6 : 1) * (isExample ? 0.8 : 1);
}

/** Whether a part of a document is about what was rejected, is outdated, or is not its content. */
export function isAside(heading: string, title: string): boolean {
  return ASIDE_HEADING.test(heading) || ASIDE_HEADING.test(title);
}
