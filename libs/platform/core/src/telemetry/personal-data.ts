const EMAIL = /[\w.+%-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}/g;

/** With a country code, or in groups of which the first starts with 0. Other numbers may be anything. */
const PHONE =
  /(?<![\w.+:-])(?:\+|00)[1-9](?:[ ()./-]{0,2}\d){6,14}(?!\w)|(?<![\w.+:-])\(?0\d{1,5}\)?[ /-]\d(?:[ /-]?\d){4,10}(?![\w:.])/g;

/** Replaces e-mail addresses and phone numbers in a text. */
export const withoutPersonalData = (text: string): string =>
  text.replace(EMAIL, '[email]').replace(PHONE, '[phone]');
