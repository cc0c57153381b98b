import { type Html, html } from '@capstan/platform-http';
import type { SiteMember } from '../members/site-members.js';

interface MembersPage {
  root: string;
  members: readonly SiteMember[];
  isMailAvailable: boolean;
  message: Html | undefined;
}

/** The members who can sign in on the site. */
export function membersView({ root, members, isMailAvailable, message }: MembersPage): Html {
  const rows = members.map(
    ({ id, email, signedInAt }) =>
      html`<li class="row"><span>${email} <small>${signedInAt ? `last signed in ${signedInAt.toISOString().slice(0, 10)}` : 'never signed in'}</small></span>
<form method="post" action="${root}members/${id}/remove"><button class="quiet" aria-label="Remove ${email}">Remove</button></form></li>`,
  );
  return html`${message}
${isMailAvailable ? undefined : html`<p class="note">Members cannot sign in yet: this service cannot send e-mail. Its operator configures a provider, such as SMTP_HOST (docs/messages.md).</p>`}
<p>Members sign in with a link that is sent to their address. Pages and entries for members are shown to them only.</p>
<form class="box" method="post" action="${root}members"><label>E-mail addresses, one in each line <textarea name="emails" rows="3" required></textarea></label><button>Add members</button></form>
${rows.length === 0 ? html`<p>No members yet.</p>` : html`<ul>${rows}</ul>`}`;
}
