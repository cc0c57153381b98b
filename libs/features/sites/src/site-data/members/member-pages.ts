import { type Html, html } from '@capstan/platform-http';
import { interfaceWords } from '@capstan/site-renderer';

interface MemberPage {
  /** Language of the site. */
  language: string;
  /** Relative URL of the root of the site. */
  root: string;
}

/** The form for an e-mail address. @param page the requested page. */
export function signInPage(
  { language, root }: MemberPage,
  { page, isAvailable, isExpired = false }: { page: string; isAvailable: boolean; isExpired?: boolean },
): string {
  const { members: words } = interfaceWords(language);
  if (!isAvailable) return frame({ language, root }, html`<p role="alert">${words.unavailable}</p>`);
  return frame(
    { language, root },
    html`${isExpired ? html`<p role="alert" class="fault">${words.expired}</p>` : undefined}
<p>${words.intro}</p>
<form class="form" method="post" action="${root}_members/link"><input type="hidden" name="page" value="${page}">
<div class="fields"><div class="field"><label for="email">${words.email}</label><input id="email" name="email" type="email" maxlength="254" autocomplete="email" required></div></div>
<div class="form-end"><button class="btn" type="submit"><span>${words.send}</span></button></div></form>`,
  );
}

/** The same for every address, so that it does not reveal who is a member. */
export function linkSentPage(page: MemberPage): string {
  const { members: words } = interfaceWords(page.language);
  return frame(page, html`<p role="status">${words.sent}</p>`);
}

/** Asks for a click: programs that look into e-mail follow links, and would use it up. */
export function enterPage(page: MemberPage, secret: string): string {
  const { members: words } = interfaceWords(page.language);
  return frame(
    page,
    html`<form method="post" action="${page.root}_members/enter"><input type="hidden" name="token" value="${secret}"><button class="btn" type="submit"><span>${words.enter}</span></button></form>`,
  );
}

function frame({ language, root }: MemberPage, content: Html): string {
  const { members: words } = interfaceWords(language);
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${words.title}</title>
<link rel="stylesheet" href="${root}site.css">
</head>
<body class="is-inner">
<main><section class="s s-form v-plain"><div class="wrap"><header class="s-head"><h1>${words.title}</h1></header><div class="s-main"><div class="form-box">${content}</div></div></div></section></main>
</body>
</html>
`.toString();
}
