import { ASKS_FOR_MORE, type WallMarker } from './wall-marker.js';

/** Below this many visible characters, words of walls count at the beginning. */
const SMALL = 800;
/** Below this many, they count anywhere. */
const TINY = 300;

/** The title may contain the name of the site after the words, or before them. */
const titled = (words: string): RegExp =>
  new RegExp(`^(?:[^|–—]{1,60}\\s[|–—-]\\s+)?(?:${words})[.!?…]*(?:\\s+[|–—:·-]\\s.{0,80})?$`, 'iu');

const ROBOT_TITLES = titled(
  [
    'are you (?:a )?(?:human|robot)',
    '(?:robot|bot) (?:check|verification|protection)',
    'human verification',
    "(?:please )?(?:verify|verifying|confirm) (?:that )?you(?:[’']| a)re (?:a )?(?:human|not a robot)",
    '(?:please )?(?:verify|prove) you(?:r humanity| are not a robot)',
    'security (?:check|verification|challenge)',
    'checking your browser.{0,40}',
    'one more step',
    'ddos protection.{0,40}',
    'captcha(?: (?:challenge|required|check|verification))?',
    'bist du ein (?:mensch|roboter)|sicherheits(?:über)?prüfung|sind sie ein (?:mensch|roboter)',
    'vérification de sécurité|êtes-vous un (?:humain|robot)',
    '(?:¿?eres|¿?es usted) (?:humano|un robot)|verificación de seguridad',
    'sei un (?:umano|robot)|verifica di sicurezza',
    'ой!|вы не робот|проверка безопасности',
    'ロボットではありません|セキュリティチェック|安全验证|安全驗證|人机验证|보안 확인',
  ].join('|'),
);

const ROBOT_WORDS = [
  'verify(?:ing)? (?:that )?you are (?:a )?(?:human|not a (?:ro)?bot)',
  "confirm (?:that )?you(?: a|’|')re (?:a )?(?:human|not a (?:ro)?bot)",
  "prove (?:that )?you(?:[’']re| are) (?:human|not a (?:ro)?bot)",
  'verify your (?:humanity|session|browser)',
  'press (?:&|and) hold (?:to confirm|the button)',
  'checking (?:your browser|if the site connection is secure)',
  '(?:complete|solve|pass) (?:the|this|a) (?:captcha|security check|puzzle|challenge) (?:below|to|above)',
  'solve (?:this|the) (?:captcha|puzzle)',
  "i[’']?m not a robot",
  "making sure you[’']?re not a bot",
  "we(?:[’']| ha)ve detected unusual (?:activity|traffic)",
  'unusual (?:activity|traffic) (?:from|came from|coming from) your',
  'automated (?:access|queries|requests) (?:to|from)',
  'bestätigen sie,? dass sie (?:ein mensch|kein roboter) sind|ich bin kein roboter',
  "confirme[zr]? que vous (?:êtes (?:un )?humain|n[’']êtes pas un robot)|je ne suis pas un robot",
  '(?:confirma|verifica) que (?:eres humano|no eres un robot)|no soy un robot',
  'conferma di (?:essere umano|non essere un robot)|non sono un robot',
  'não sou um robô|confirme que (?:você )?é humano',
  'ik ben geen robot|nie jestem robotem|я не робот|подтвердите, что вы (?:человек|не робот)',
  '私はロボットではありません|请完成(?:安全)?验证|請完成(?:安全)?驗證|拖动滑块',
  'enable (?:javascript and )?cookies to continue',
].join('|');

/** CAPTCHAs and checks of unknown vendors, for small pages only. */
export const GENERIC_WALLS: readonly WallMarker[] = [
  {
    wall: 'a CAPTCHA',
    in: 'html',
    pattern:
      /class=["'][^"'=<>]{0,100}\b(?:g-recaptcha|h-captcha|cf-turnstile|frc-captcha|mcaptcha__widget)\b|<iframe[^<>]{0,300}(?:challenges\.cloudflare\.com\/|hcaptcha\.com\/captcha|recaptcha\/(?:api2|enterprise)\/(?:anchor|bframe))/i,
    maxVisibleChars: TINY,
    unless: ASKS_FOR_MORE,
  },
  {
    wall: 'a check for robots',
    in: 'title',
    pattern: ROBOT_TITLES,
    maxVisibleChars: TINY * 2,
    mayClear: true,
  },
  {
    wall: 'a check for robots',
    in: 'text',
    pattern: new RegExp(`^.{0,200}(?<!\\p{L})(?:${ROBOT_WORDS})`, 'iu'),
    maxVisibleChars: SMALL,
    mayClear: true,
  },
  {
    wall: 'a check for robots',
    in: 'text',
    pattern: new RegExp(`(?<!\\p{L})(?:${ROBOT_WORDS})`, 'iu'),
    maxVisibleChars: TINY,
    mayClear: true,
  },
  {
    wall: 'a refusal',
    in: 'title',
    pattern: titled(
      '(?:error )?403(?: (?:-|–) | )?(?:forbidden|error)?|(?:http )?403 forbidden|access (?:is )?(?:denied|forbidden|blocked)|forbidden|' +
        "request (?:blocked|rejected|denied)|you(?: have been|(?:[’']ve been)|r access (?:is|has been)) (?:blocked|denied)|blocked|" +
        'zugriff verweigert|accès (?:refusé|interdit)|acceso (?:denegado|prohibido)|accesso negato|acesso negado|toegang geweigerd|' +
        'доступ (?:запрещен|запрещён|ограничен)|アクセスが拒否されました|拒绝访问|拒絕存取|访问被拒绝',
    ),
    maxVisibleChars: SMALL,
  },
  {
    wall: 'a refusal',
    in: 'text',
    pattern:
      /^(?:403 forbidden|access denied|forbidden|(?:sorry, )?you have been blocked|your (?:ip|access)(?: address)? has been (?:blocked|denied|restricted)|(?:this (?:site|content|page|video) is )?(?:not |un)available in your (?:country|region|location)|451: unavailable due to legal reasons)/i,
    maxVisibleChars: 500,
  },
  {
    wall: 'a refusal of readers from some countries',
    in: 'text',
    pattern:
      /we recogni[sz]e you are attempting to access this website from a country belonging to the european/i,
    maxVisibleChars: SMALL,
  },
  {
    wall: 'a limit on requests',
    in: 'title',
    pattern: titled('(?:error )?429(?: too many requests)?|too many requests|rate limit(?:ed| exceeded)'),
    maxVisibleChars: SMALL,
  },
  {
    wall: 'a refusal of old browsers',
    in: 'text',
    pattern:
      /^.{0,120}(?:your|this) (?:web )?browser (?:is (?:not supported|no longer supported|out of date|outdated)|isn[’']t supported)|^.{0,120}please (?:update|upgrade) your browser/i,
    maxVisibleChars: TINY,
  },
];
