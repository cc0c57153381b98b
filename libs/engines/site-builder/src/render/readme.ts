import type { Site } from '../model/site.js';

/** `README.md` of the archive: what is here and how to host it. */
export function readme(site: Site): string {
  const pages = site.pages.map((page) => `| \`${page.slug}.html\` | ${oneLine(page.title)} |`).join('\n');
  const forms =
    site.collections.length === 0
      ? ''
      : `
## Forms

What visitors send goes to \`_data/…\` beside the pages, where the service that built this site stores it. On another
host nothing answers there: the pages say so, and everything else works. To keep the forms, leave the site with the
service, or answer these addresses yourself: \`.capstan/data.json\` lists the fields of each.
`;
  return `# ${oneLine(site.name)}

${oneLine(site.tagline)}

A static site: plain HTML, one style sheet, drawings as SVG. Nothing is loaded from elsewhere and nothing has to be
built. All links are relative, so it works in any folder, on any host, and opened from a disk.

| File | What it is |
|---|---|
${pages}
| \`404.html\` | For addresses that do not exist |
| \`site.css\` | Colours, type and layout; colours are the custom properties at its top |
| \`fonts/\` | The typefaces of the site and their licenses |
| \`brand/\` | Logo, mark, palette, type and tone, and an outline of the business (a draft) |
| \`favicon.svg\`, \`site.webmanifest\`, \`robots.txt\`, \`sitemap.xml\` | For browsers and search engines |

## Hosting

Copy everything to any web host. Then, once the address is known (here \`https://example.org/\`):

1. Make the addresses in the sitemap absolute: \`sed -i 's#<loc>#<loc>https://example.org/#' sitemap.xml\`
2. Name the sitemap to search engines: \`echo 'Sitemap: https://example.org/sitemap.xml' >> robots.txt\`
3. Have the host serve \`404.html\` for addresses that do not exist, and not serve \`.capstan/\`.
4. If there is an \`og.png\`, some networks show it only when \`og:image\` in the pages is absolute as well.
${forms}`;
}

/** Markdown would read line breaks, pipes and brackets in a name. */
function oneLine(text: string): string {
  return text
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/[\\`*_[\]<>|#]/g, String.raw`\$&`)
    .trim();
}
