import type { Brief } from '../../model/brief.js';
import type { FieldSpec } from '../../model/data-schema.js';
import { askedFields } from '../asked-fields.js';
import { needed, optional } from '../fields.js';
import { PLAN_WORDS } from '../words/words.js';
import { appPage } from './app-page.js';
import type { PlannedApp } from './planned-app.js';

/** Entries that visitors search and add; how to reach whoever added one is for the owner only. */
export function planDirectory(brief: Brief): PlannedApp {
  const { directory } = PLAN_WORDS[brief.language];
  const fields = fieldsOf(brief);
  return {
    page: appPage(brief, 'directory', 'listings', {
      ...directory,
      heading: directory.list,
      sectionText: directory.listText,
    }),
    collections: [
      {
        name: 'listings',
        title: directory.title,
        access: 'list',
        fields,
        publicFields: fields
          .filter(({ type }) => type !== 'email' && type !== 'phone')
          .map(({ name }) => name),
      },
    ],
  };
}

/** What an entry is called; without it a list of entries cannot be read. */
function isHead({ type, label }: FieldSpec): boolean {
  return (
    type === 'text' &&
    /name|title|titel|bezeichnung|nom(?!bre de)|titre|nombre|título|nome|名|タイトル/iu.test(label)
  );
}

function fieldsOf(brief: Brief): FieldSpec[] {
  const { fields } = PLAN_WORDS[brief.language];
  const asked = askedFields(brief.fields);
  const shown = asked.some(isHead)
    ? asked
    : [
        needed('title', fields.entry, 'text'),
        ...(asked.length > 0
          ? asked
          : [
              optional('category', fields.category, 'text'),
              optional('place', fields.place, 'text'),
              optional('website', fields.website, 'url'),
              needed('description', fields.description, 'long_text'),
            ]),
      ];
  const hasEmail = shown.some(({ type }) => type === 'email');
  return hasEmail ? shown : [...shown, needed('contact_email', fields.privateEmail, 'email')];
}
