import type { Contact } from '../../model/brief.js';
import type { Language } from '../../model/vocabulary.js';
import { readCountry } from '../place/read-place.js';
import type { PromptText } from '../text/prompt-text.js';
import { readAddress } from './address.js';
import { readPhone } from './phone.js';

const EMAIL =
  /(?<![\w.+-])[\w+-](?:[\w.+-]{0,62}[\w+-])?@[a-z\d](?:[a-z\d-]{0,60}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,60}[a-z\d])?){1,4}/iu;
const URL_TEXT = /\b(?:https?:\/\/|www\.)[^\s<>"'()[\]{}、。」]{3,200}/giu;
const MAX_LINKS = 10;

const NETWORKS: [RegExp, string][] = [
  [
    /\binstagram\s*(?:is|:|handle|account|ist|page)?\s*@([\w.]{2,30})|@([\w.]{2,30})\s+(?:on|auf|sur|en|no)\s+instagram/iu,
    'https://www.instagram.com/',
  ],
  [
    /\btiktok\s*(?:is|:|handle|account)?\s*@([\w.]{2,30})|@([\w.]{2,30})\s+(?:on|auf|sur|en|no)\s+tiktok/iu,
    'https://www.tiktok.com/@',
  ],
];

function linksIn(text: string): string[] {
  const links: string[] = [];
  for (const match of text.matchAll(URL_TEXT)) {
    const raw = match[0].replace(/[.,;:!?]+$/, '');
    const url = URL.parse(raw.startsWith('www.') ? `https://${raw}` : raw);
    if (url !== null && url.hostname.includes('.') && url.username === '' && url.password === '')
      links.push(url.href);
  }
  for (const [pattern, base] of NETWORKS) {
    const match = pattern.exec(text);
    const handle = (match?.[1] ?? match?.[2])?.replace(/\.$/, '');
    if (handle !== undefined) links.push(base + handle);
  }
  return [...new Set(links)].slice(0, MAX_LINKS);
}

/** Telephone, e-mail, postal address and links that the prompt gives. */
export function readContact(prompt: PromptText, language: Language): Contact {
  const { text } = prompt;
  return {
    phone: readPhone(text, readCountry(prompt), language),
    email: EMAIL.exec(text)?.[0] ?? null,
    address: readAddress(text),
    links: linksIn(text),
  };
}
