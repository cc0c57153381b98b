/** `max_results` as "Max results", and `site_url` as "Site URL". */
export const labelOf = (name: string): string =>
  `${name[0]?.toUpperCase() ?? ''}${name.slice(1).replaceAll('_', ' ')}`.replaceAll(ABBREVIATION, (word) =>
    word.endsWith('s') ? `${word.slice(0, -1).toUpperCase()}s` : word.toUpperCase(),
  );

const ABBREVIATION = /\b(?:urls?|ids?|html|json)\b/gi;
