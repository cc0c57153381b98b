/** The supported kinds of documents. */
export type DocumentKind = 'html' | 'markdown' | 'text' | 'pdf';

const BY_EXTENSION: Readonly<Record<string, DocumentKind>> = {
  html: 'html',
  htm: 'html',
  xhtml: 'html',
  md: 'markdown',
  markdown: 'markdown',
  txt: 'text',
  pdf: 'pdf',
};

const BY_MEDIA_TYPE: Readonly<Record<string, DocumentKind>> = {
  'text/html': 'html',
  'application/xhtml+xml': 'html',
  'text/markdown': 'markdown',
  'text/plain': 'text',
  'application/pdf': 'pdf',
};

/** By file extension; undefined if it is not supported. */
export function kindOfFile(name: string): DocumentKind | undefined {
  const extension = /\.([^./\\]+)$/.exec(name)?.[1]?.toLowerCase();
  return extension === undefined ? undefined : BY_EXTENSION[extension];
}

/** By a `Content-Type` header; undefined if it is not supported. */
export function kindOfMediaType(contentType: string): DocumentKind | undefined {
  return BY_MEDIA_TYPE[contentType.split(';', 1)[0]?.trim().toLowerCase() ?? ''];
}
