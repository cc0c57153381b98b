const PATTERNS = [
  /\b(?:since|established(?: in)?|est\.?|founded(?: in)?|started in|opened in|in business since|dating (?:back to|from))\s(1[5-9]\d{2}|20[0-3]\d)(?![-\d/.]\d)/iu,
  /\b(?:founded|established|opened|started|begun|began)\b[^.!?\n]{0,60}?\bin (1[5-9]\d{2}|20[0-3]\d)\b/iu,
  /\b(?:seit|gegründet(?: im Jahr| im Jahre)?|eröffnet|anno|besteht seit|gibt es seit)\s(1[5-9]\d{2}|20[0-3]\d)\b|\b(1[5-9]\d{2}|20[0-3]\d)\s(?:\p{L}+\s){0,6}?gegründet/iu,
  /\b(?:depuis|fondée? en|créée? en|ouverte? en|née? en)\s(1[5-9]\d{2}|20[0-3]\d)\b/iu,
  /\b(?:desde|fundad[ao] en|abiert[ao] en|abrimos en|nacid[ao] en|fundad[ao] em|abert[ao] em|abriu em|criad[ao] em)\s(1[5-9]\d{2}|20[0-3]\d)\b/iu,
  /(?:創業|創立|設立|開業|創設)(?:は|から|:)?\s?(1[5-9]\d{2}|20[0-3]\d)年?|(1[5-9]\d{2}|20[0-3]\d)年(?:に)?(?:創業|創立|設立|開業|開店|オープン|始め|スタート|誕生|から)/u,
];

/** Year of founding; null when the prompt does not tell it. */
export function readSince(text: string): number | null {
  for (const pattern of PATTERNS) {
    const match = pattern.exec(text);
    const year = match?.[1] ?? match?.[2];
    if (year !== undefined) return Number(year);
  }
  return null;
}
