import { paletteOf } from '../design/palette.js';
import type { Site } from '../model/site.js';
import { escapeHtml } from '../html/html.js';

/** `site.webmanifest`: name and colours for a home screen. */
export function webManifest(site: Site): string {
  const { light, dark } = paletteOf(site);
  const scheme = site.isDark ? dark : light;
  const manifest = {
    name: site.name,
    short_name: [...site.name].slice(0, 12).join('').trim(),
    description: site.description,
    lang: site.language,
    start_url: 'index.html',
    display: 'browser',
    background_color: scheme.bg,
    theme_color: scheme.bg,
    icons: [{ src: 'favicon.svg', sizes: 'any', type: 'image/svg+xml' }],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/**
 * `sitemap.xml` with addresses relative to itself. The protocol wants absolute ones, and where the site will stand is
 * not known when it is made: `README.md` says how the operator puts the address in front.
 */
export function sitemap(site: Site): string {
  const pages = site.pages
    .filter(({ isHidden }) => !isHidden)
    .map(({ slug }) => `  <url><loc>${escapeHtml(slug)}.html</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<!-- Addresses are relative to this file; README.md says how to make them absolute for your host. -->
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${pages.join('\n')}
</urlset>
`;
}

/** `robots.txt`: all may be read, save the owner's brand kit. */
export function robots(): string {
  return `# When the site has its address, add a line "Sitemap:" with the absolute address of sitemap.xml (README.md).
User-agent: *
Allow: /
Disallow: /brand/
`;
}
