import { type Html, html } from '@capstan/platform-http';
import type { OwnerSettings } from '../ownership/owner-settings.js';
import type { OwnedCollection } from '../owner/owner-data.js';

interface Overview {
  root: string;
  previewUrl: string;
  collections: readonly OwnedCollection[];
  settings: OwnerSettings;
  isMailAvailable: boolean;
  /** Whether the settings were saved just now. */
  isSaved: boolean;
}

/** The collected data of a site, and the notifications that the owner chose. */
export function overviewView(overview: Overview): Html {
  const { root, previewUrl, collections, isSaved } = overview;
  const items = collections.map(
    ({ name, spec, count }) =>
      html`<li><a href="${root}entries/${name}">${spec?.title ?? name}</a>: ${entriesText(count?.entries ?? 0)}</li>`,
  );
  return html`${isSaved ? html`<p role="status">Saved.</p>` : undefined}
<p><a href="${previewUrl}">Open the site</a> · <a href="${root}site.zip">Download the site as ZIP</a></p>
${items.length === 0 ? html`<p>This site has no forms.</p>` : html`<ul>${items}</ul>`}
${settingsForm(overview)}`;
}

const entriesText = (count: number): string => (count === 1 ? '1 entry' : `${count} entries`);

function settingsForm({ root, settings, isMailAvailable }: Overview): Html {
  const checked = settings.confirmsEntries ? html` checked` : undefined;
  return html`<h2>Notifications</h2>
<form class="box" method="post" action="${root}settings">
${isMailAvailable ? undefined : html`<p class="note">This service cannot send e-mail yet: its operator configures a provider, such as SMTP_HOST (docs/messages.md). Until then nothing is sent.</p>`}
<label>E-mail address to which new entries are sent <input type="email" name="notify_email" value="${settings.notifyEmail ?? ''}" maxlength="254" autocomplete="email"></label>
<label class="check"><input type="checkbox" name="confirms_entries" value="on"${checked}> <span>Visitors who leave an e-mail address get a confirmation</span></label>
<button>Save</button>
</form>`;
}
