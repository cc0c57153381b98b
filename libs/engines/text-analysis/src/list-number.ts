/** Number of an entry of a list, at the beginning of a line: "2. ", "(2) ", "2) ". */
const LIST_NUMBER = /^\(?\d{1,3}[.)]\s+(?=\S)/u;
const ONLY_LIST_NUMBER = /^\s*\(?\d{1,3}[.)]\s*$/u;

/** Whether a line begins with the number of an entry of a list. */
export const hasListNumber = (line: string): boolean => LIST_NUMBER.test(line);

/** What an entry of a list says, without its number. */
export const withoutListNumber = (line: string): string => line.replace(LIST_NUMBER, '');

/** Whether a text is the number of an entry, which belongs to the sentence after it. */
export const isListNumber = (text: string): boolean => ONLY_LIST_NUMBER.test(text);
