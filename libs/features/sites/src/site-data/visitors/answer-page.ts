import { html, type Html } from '@capstan/platform-http';
import type { CollectionSpec } from '@capstan/site-document';
import { interfaceWords } from '@capstan/site-renderer';
import type { GivenFields } from '../entries/read-entry.js';
import type { Refusal, RefusalCode } from '../refusal.js';
import { formField, idOf } from './form-fields.js';

/** The answer to a form that was sent without a script. */
export interface SentForm {
  collection: CollectionSpec;
  /** Language of the site. */
  language: string;
  given: GivenFields;
  /** The origin of the visitor. */
  back: string;
}

/** Renders the form again, with the sent values and the errors next to the fields. URLs are relative to `_data/<collection>`. */
export function refusedPage(refusal: Refusal, { collection, language, given, back }: SentForm): string {
  const words = interfaceWords(language);
  const messageOf = (code: RefusalCode): string => words.refusals[code];
  const faults = new Map(refusal.faults.map(({ field, code }) => [field, messageOf(code)]));
  const fields = collection.fields.map((field) => formField({ field, given, fault: faults.get(field.name) }));
  const named = collection.fields.flatMap((field) => {
    const fault = faults.get(field.name);
    return fault === undefined ? [] : [html`<li><a href="#${idOf(field)}">${field.label}</a>: ${fault}</li>`];
  });
  const summary =
    named.length === 0
      ? html`<p class="fault">${messageOf(refusal.code)}</p>`
      : html`<ul class="fault">${named}</ul>`;
  const kept = ['_page', '_member', 'ref'].flatMap((name) => {
    const value = given[name];
    return typeof value === 'string' ? [html`<input type="hidden" name="${name}" value="${value}">`] : [];
  });
  return page(
    language,
    collection.title,
    html`<div role="alert">${summary}</div>
<form class="form" method="post" action="./${collection.name}">${kept}<div class="fields">${fields}</div>
<div class="form-end"><button class="btn" type="submit"><span>${words.forms.send}</span></button></div></form>
<p><a href="${back}">${words.page.notFoundBack}</a></p>`,
  );
}

/** The response to a visitor of a site that is hosted elsewhere: this service has no page to return to. */
export function sentPage({ collection, language, back }: Omit<SentForm, 'given'>): string {
  const words = interfaceWords(language);
  const text = collection.confirmation ?? words.forms.sent;
  return page(
    language,
    collection.title,
    html`<p role="status">${text}</p><p><a href="${back}">${words.page.notFoundBack}</a></p>`,
  );
}

function page(language: string, title: string, content: Html): string {
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="stylesheet" href="../site.css">
</head>
<body class="is-inner">
<main><section class="s s-form v-plain"><div class="wrap"><header class="s-head"><h1>${title}</h1></header><div class="s-main"><div class="form-box">${content}</div></div></div></section></main>
</body>
</html>
`.toString();
}
