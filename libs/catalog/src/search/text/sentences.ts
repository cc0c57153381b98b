const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/** A full stop after these, or after a single capital ("J."), does not end a sentence. */
const ABBREVIATION =
  /(?:^|[\s(])(?:\p{Lu}|Mr|Mrs|Ms|Dr|Prof|St|Sr|Jr|Inc|Ltd|Co|Corp|vs|No|Nos|Fig|Figs|Eq|Sec|Ch|Vol|pp|p|ca|cf|approx|e\.g|i\.e|al|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept|Sep|Oct|Nov|Dec)\.\s*$/u;

/** Sentences of a text, trimmed, in order; joining them with a space gives the text back but for white space. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  let open = '';
  for (const { segment } of segmenter.segment(text)) {
    open += segment;
    if (ABBREVIATION.test(open) && !/\n\s*$/.test(open)) continue;
    sentences.push(open.trim());
    open = '';
  }
  sentences.push(open.trim());
  return sentences.filter((sentence) => sentence !== '');
}
