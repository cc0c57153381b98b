import { topicTerms } from './topic-match.js';

/** Terms of texts that many options have in common, such as titles and headings; each text is analyzed once. */
export class SharedTerms {
  private readonly known = new Map<string, ReadonlySet<string>>();

  of(text: string): ReadonlySet<string> {
    const known = this.known.get(text);
    if (known) return known;
    const terms = topicTerms(text);
    this.known.set(text, terms);
    return terms;
  }
}
