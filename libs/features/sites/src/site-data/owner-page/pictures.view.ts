import { type Html, html } from '@capstan/platform-http';
import type { ImageRef, ImageSlot } from '@capstan/site-document';

interface PicturesPage {
  root: string;
  slots: readonly ImageSlot[];
  /** The outcome of the last change. */
  message: Html | undefined;
}

const ACCEPTED = 'image/png,image/jpeg,image/webp,image/avif,image/gif';
const MAX_ALT = 300;

/** The places for pictures of a site, each with its pictures and forms to add, replace and remove one. */
export function picturesView({ root, slots, message }: PicturesPage): Html {
  return html`${message}
<p class="note">PNG, JPEG, WebP, AVIF or GIF, at most 15 MB each. The site is checked before visitors see the change.</p>
${slots.map((slot) => slotView(root, slot))}`;
}

function slotView(root: string, { slot, title, holds, images }: ImageSlot): Html {
  const name = slot === 'hero' ? 'Top of the page' : slot === 'gallery' ? 'Gallery' : (title ?? slot);
  const isOpen = holds === 'many' || images.length === 0;
  return html`<section class="box" aria-label="${name}"><h3>${name}</h3>
${images.map((image) => pictureView(root, slot, image))}
${isOpen ? uploadForm({ root, slot, alt: '', replaces: undefined, label: 'Add this picture' }) : undefined}
</section>`;
}

function pictureView(root: string, slot: string, image: ImageRef): Html {
  const name = image.path.slice('images/'.length);
  return html`<div class="picture">
<img src="${root}pictures/${name}" alt="${image.alt}" width="${image.width}" height="${image.height}" loading="lazy">
<details><summary>Replace</summary>${uploadForm({ root, slot, alt: image.alt, replaces: name, label: 'Replace the picture' })}</details>
<details><summary>Remove</summary><form method="post" action="${root}pictures/${name}/remove"><p>The picture is removed from all pages.</p><button class="quiet">Remove this picture</button></form></details>
</div>`;
}

interface UploadForm {
  root: string;
  slot: string;
  alt: string;
  replaces: string | undefined;
  label: string;
}

function uploadForm({ root, slot, alt, replaces, label }: UploadForm): Html {
  return html`<form method="post" action="${root}pictures" enctype="multipart/form-data">
<input type="hidden" name="slot" value="${slot}">${replaces === undefined ? undefined : html`<input type="hidden" name="replaces" value="${replaces}">`}
<label>Picture <input type="file" name="file" accept="${ACCEPTED}" required></label>
<label>What it shows, for those who cannot see it <input type="text" name="alt" value="${alt}" maxlength="${MAX_ALT}" required></label>
<button>${label}</button>
</form>`;
}
