/** `max_results` as "Max results". */
export const labelOf = (name: string): string =>
  `${name[0]?.toUpperCase() ?? ''}${name.slice(1).replaceAll('_', ' ')}`;
