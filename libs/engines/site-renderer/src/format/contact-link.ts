import type { FactOf } from '@capstan/site-document';

/** Where a contact leads; null for one that is only a text, such as the name of an account. */
export function contactHref({ channel, value }: FactOf<'contact'>): string | null {
  switch (channel) {
    case 'phone':
      return `tel:${value.replaceAll(/[^\d+]/g, '')}`;
    case 'email':
      return `mailto:${value}`;
    default:
      return webAddress(value);
  }
}

/** A contact as it is shown: a URL without its scheme. */
export const contactText = ({ value }: FactOf<'contact'>): string =>
  value.replace(/^https?:\/\/(www\.)?/i, '');

function webAddress(value: string): string | null {
  const text = /^https?:\/\//i.test(value) ? value : `https://${value}`;
  const isHost = /^[^\s/@]+\.[a-z]{2,}(\/\S*)?$/i.test(value.replace(/^https?:\/\//i, ''));
  return isHost && URL.canParse(text) ? text : null;
}

/** A search on a map that needs no key and sets no cookie. */
export const mapHref = (address: string): string =>
  `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`;
