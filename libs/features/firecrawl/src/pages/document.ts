/** What is used of the result of `scrape`. */
export interface ScrapedPage {
  url: string;
  final_url: string;
  status_code: number;
  title: string | null;
  markdown: string | null;
  html: string | null;
  links: { url: string }[] | null;
  metadata: PageMetadata | null;
}

interface PageMetadata {
  title: string | null;
  description: string | null;
  author: string | null;
  published_at: string | null;
  language: string | null;
  site_name: string | null;
  image: string | null;
  content_type: string | null;
}

/** A page in Firecrawl's form. Fields without a value are omitted, as there. */
export function documentOf(page: ScrapedPage): object {
  const { metadata } = page;
  return withoutNulls({
    markdown: page.markdown,
    html: page.html,
    links: page.links?.map(({ url }) => url),
    metadata: withoutNulls({
      title: page.title ?? metadata?.title,
      description: metadata?.description,
      language: metadata?.language,
      author: metadata?.author,
      publishedTime: metadata?.published_at,
      ogSiteName: metadata?.site_name,
      ogImage: metadata?.image,
      contentType: metadata?.content_type,
      sourceURL: page.url,
      url: page.final_url,
      statusCode: page.status_code,
    }),
  });
}

export const withoutNulls = (fields: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined));
