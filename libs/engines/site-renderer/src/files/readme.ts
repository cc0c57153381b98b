import type { SiteDocument } from '@capstan/site-document';
import { fileOf } from '../context/page-context.js';

/** `README.md` of the archive: what is here and how to host it. */
export function readme({ identity, pages, records }: SiteDocument): string {
  const rows = pages.map(({ path, title }) => `| \`${fileOf(path)}\` | ${oneLine(title)} |`).join('\n');
  return `# ${oneLine(identity.name)}

A static site: plain HTML and one style sheet. Nothing is loaded from elsewhere and nothing has to be built. All links are
relative, so it works in any folder, on any host, and opened from a disk.

| File | What it is |
|---|---|
${rows}
| \`404.html\` | For URLs that do not exist |
| \`site.css\` | Colors, type and layout; colors are the custom properties of its theme |
| \`fonts/\` | The typefaces of the site and their licenses |
| \`favicon.svg\`, \`robots.txt\`, \`sitemap.xml\` | For browsers and search engines |
| \`.capstan/site.json\` | The document that all of this was made from, with what is still open |

## Hosting

Copy everything except \`.capstan/\` to any web host. Then, once the URL is known (here \`https://example.org/\`):

1. Make the URLs in the sitemap absolute: \`sed -i 's#<loc>\\(\\./\\)\\{0,1\\}#<loc>https://example.org/#' sitemap.xml\`
2. Name the sitemap to search engines: \`echo 'Sitemap: https://example.org/sitemap.xml' >> robots.txt\`
3. Have the host serve \`404.html\` for URLs that do not exist.
4. If there is an \`og.png\`, some networks show it only when \`og:image\` in the pages is absolute as well.
${records.length === 0 ? '' : FORMS}`;
}

const FORMS = `
## Forms

What visitors send goes to \`_data/…\` next to the pages, where the service that built this site stores it. On another
host nothing answers there. To keep the forms, leave the site with the service, or answer these URLs yourself:
\`.capstan/data.json\` lists the fields of each.
`;

/** Markdown would read line breaks, pipes and brackets in a name. */
const oneLine = (text: string): string =>
  text
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/[\\`*_[\]<>|#]/g, String.raw`\$&`)
    .trim();
