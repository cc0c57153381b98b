import type { Brief } from '../../model/brief.js';
import { needed, optional } from '../fields.js';
import { PLAN_WORDS } from '../words/words.js';
import { appPage } from './app-page.js';
import type { PlannedApp } from './planned-app.js';

/** A list that one joins with an e-mail address, once, and moves up on by bringing others. */
export function planWaitlist(brief: Brief): PlannedApp {
  const { waitlist, fields } = PLAN_WORDS[brief.language];
  return {
    page: appPage(brief, 'waitlist', 'waitlist', {
      ...waitlist,
      heading: waitlist.list,
      sectionText: waitlist.listText,
    }),
    collections: [
      {
        name: 'waitlist',
        title: waitlist.title,
        access: 'submit',
        fields: [needed('email', fields.email, 'email'), optional('name', fields.name, 'text')],
        uniqueField: 'email',
        hasReferrals: true,
      },
    ],
  };
}
