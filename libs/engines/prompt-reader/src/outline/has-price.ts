/** Whether a text has a price. */
export const hasPrice = (text: string): boolean =>
  /\p{Sc}\s?\d|\d\s?\p{Sc}|\d\s?(?:eur|usd|gbp|chf|euros?|dollars?|pounds?)(?!\p{L})/iu.test(text);
