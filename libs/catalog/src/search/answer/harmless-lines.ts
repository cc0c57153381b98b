import { flagPromptInjection, sentencesOf } from '@capstan/text-analysis';

/**
 * The sentences of each line of a text. One that gives instructions to a language model is dropped, with what directly
 * follows it.
 */
export function harmlessLines(text: string): string[][] {
  const lines = text.split('\n').map(sentencesOf);
  const flags = flagPromptInjection(lines.flat());
  let place = 0;
  return lines.map((line) => line.filter(() => !flags[place++]));
}
