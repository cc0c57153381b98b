/** Returns the text whose vector ranks a passage: with title and headings, it is clear what the passage is about. */
export const embeddedText = (
  title: string,
  { headings, body }: { readonly headings: string; readonly body: string },
): string => [title, headings, body].join('\n');
