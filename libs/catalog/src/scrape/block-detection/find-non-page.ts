/** What is known of a page that answered 200 and shows no wall. */
export interface PageShape {
  title: string;
  headings: readonly string[];
  /** Beginning of the visible text. */
  visibleText: string;
  visibleChars: number;
  /** Visible text outside of navigation, header, footer and forms. */
  contentChars: number;
  scripts: number;
  noscriptText: string;
  hasPasswordField: boolean;
  hasAppRoot: boolean;
  /** Absolute addresses of the frames of a frameset. */
  frames: readonly string[];
  /** Host the answer came from, and the one that was asked. */
  host: string;
  requestedHost: string;
}

interface NonPage {
  /** Completes "no content: ...". */
  readonly detail: (shape: PageShape) => string;
  readonly applies: (shape: PageShape) => boolean;
}

const LOGIN =
  /\b(?:log ?in|sign ?in|log on|members? only|anmelden|einloggen|connexion|se connecter|iniciar sesi[oó]n|accedi|inloggen|zaloguj)\b|ログイン|登录|войти/i;
const NEEDS_SCRIPTS =
  /\b(?:(?:enable|requires?|need|turn on|activate|without) (?:to enable )?(?:your )?java ?script|java ?script (?:is )?(?:required|disabled|deaktiviert|must be enabled)|(?:doesn't|does not) work (?:properly )?without javascript)/i;
const NOT_FOUND = [
  /^(?:error |http )?404(?:$|\s*[-–—:|.!]|\s+(?:error|not found|page|seite|p[aá]gina|erreur))/i,
  /^(?:the |this |that |sorry,? |oops[!.,]? )*(?:page|file|article|document|content|url)(?: you (?:requested|were looking for|are looking for))? (?:was |is |could |can |does )?(?:not |cannot |can't )(?:be )?(?:found|exist|available)\b/i,
  /^(?:not found\b|we (?:could not|couldn.t|can.t|cannot) find (?:that|this|the) page)/i,
  /^(?:seite nicht gefunden|page (?:non trouvée|introuvable)|página no encontrada|pagina non trovata|página não encontrada|pagina niet gevonden)/i,
  /^(?:ページが見つかりません|页面不存在|页面未找到|страница не найдена)/i,
];
const CONSENT_HOST = /^(?:consent|guce|myprivacy|cmp-consent|privacy-gate)\./i;

/** Answers that look like success and are no page, most telling first. */
const NON_PAGES: readonly NonPage[] = [
  {
    detail: () => 'the address leads to a consent form',
    applies: ({ host, requestedHost }) => host !== requestedHost && CONSENT_HOST.test(host),
  },
  {
    detail: () => 'the page asks its readers to log in',
    applies: ({ hasPasswordField, contentChars, title, headings }) =>
      hasPasswordField && contentChars < 600 && [title, ...headings].some((text) => LOGIN.test(text)),
  },
  {
    detail: ({ frames }) => `the page consists of frames; scrape one of them, such as ${frames[0]}`,
    applies: ({ frames, visibleChars }) => frames.length > 0 && visibleChars < 200,
  },
  {
    detail: () => 'the page is an empty shell that only JavaScript fills',
    applies: ({ visibleChars, scripts, noscriptText, hasAppRoot, visibleText }) =>
      (visibleChars < 50 && scripts > 0) ||
      (visibleChars < 200 &&
        (NEEDS_SCRIPTS.test(noscriptText) || (hasAppRoot && scripts > 0 && visibleChars < 100))) ||
      (visibleChars < 300 && NEEDS_SCRIPTS.test(visibleText)),
  },
  {
    detail: () => 'the page says that it was not found, although its status is 200',
    applies: ({ title, headings, contentChars }) =>
      contentChars < 600 &&
      [title, ...headings.slice(0, 1)].some((text) => NOT_FOUND.some((pattern) => pattern.test(text.trim()))),
  },
  {
    detail: () => 'the page shows no text',
    applies: ({ visibleChars }) => visibleChars === 0,
  },
];

/** Why an answer that looks like success holds nothing to read; undefined for a page. */
export function findNonPage(shape: PageShape): string | undefined {
  return NON_PAGES.find((kind) => kind.applies(shape))?.detail(shape);
}
