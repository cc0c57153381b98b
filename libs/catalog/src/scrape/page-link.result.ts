import { ResultField } from '@capstan/kit';
import type * as reading from '@capstan/page-reading';

/** A link of the page. */
export class PageLink implements reading.PageLink {
  @ResultField({
    description: 'Absolute http or https URL, without fragment.',
    type: 'string',
    format: 'uri',
    example: 'https://example.com/about',
  })
  url: string;

  @ResultField({
    description: 'Link text, or the description of its image; may be empty.',
    type: 'string',
    example: 'About us',
  })
  text: string;
}
