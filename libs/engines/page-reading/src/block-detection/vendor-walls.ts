import { ASKS_FOR_MORE, type WallMarker } from './wall-marker.js';

const CLOUDFLARE = 'a Cloudflare challenge';
const HUMAN = 'a HUMAN (PerimeterX) challenge';
const DATADOME = 'a DataDome challenge';
const AWS = 'an AWS WAF challenge';

/** Cloudflare's "Just a moment..."; in other languages only with the three dots. */
const MOMENT = new RegExp(
  '^(?:just a moment(?:\\.{3}|…)?|please wait\\.{3} \\| cloudflare|(?:' +
    'nur einen moment|einen moment bitte|un momento|um momento|un instant|een moment(?: geduld)?|bir dakika lütfen|' +
    'один момент|подождите|chwileczkę|ett ögonblick|et øjeblik|vent litt|hetkinen|请稍候|請稍候|' +
    'しばらくお待ちください|잠시만 기다리십시오' +
    ')(?:\\.{3}|…))$',
  'i',
);

/**
 * Walls of the seven large vendors. Their headers and the markup of the wall itself count on pages of any
 * reasonable size; markers that ordinary pages have too count only on nearly empty ones.
 */
export const LARGE_VENDOR_WALLS: readonly WallMarker[] = [
  { wall: CLOUDFLARE, in: { header: 'cf-mitigated' }, pattern: /^challenge/i, mayClear: true },
  {
    wall: CLOUDFLARE,
    in: 'html',
    pattern:
      /window\._cf_chl_opt\s*=|\/cdn-cgi\/challenge-platform\/[^"']{0,40}\/orchestrate\/|__cf_chl_(?:f_)?tk=/,
    maxVisibleChars: 2_000,
    mayClear: true,
  },
  {
    wall: CLOUDFLARE,
    in: 'html',
    pattern: /id=["'](?:challenge-form|challenge-running|cf-challenge-running|challenge-stage)["']/,
    maxVisibleChars: 2_000,
    mayClear: true,
  },
  { wall: CLOUDFLARE, in: 'title', pattern: MOMENT, maxVisibleChars: 1_000, mayClear: true },
  {
    wall: 'a Cloudflare block',
    in: 'title',
    pattern: /^attention required! \| cloudflare/i,
    maxVisibleChars: 2_000,
  },
  {
    wall: 'a Cloudflare block',
    in: 'html',
    pattern: /id=["']cf-error-details["']|class=["']cf-error-(?:details|code)|<span class="cf-error-type"/,
    maxVisibleChars: 3_000,
  },
  {
    wall: 'an Akamai block',
    in: 'html',
    pattern:
      /Reference(?:\s|&#32;){0,10}(?:&#35;|#)\s{0,10}\d{1,3}(?:\.|&#46;)[0-9a-f]{6,32}(?:\.|&#46;)\d+/i,
    maxVisibleChars: 1_000,
  },
  {
    wall: 'an Akamai block',
    in: 'html',
    pattern: /https?:(?:\/|&#47;){2}errors(?:\.|&#46;)edgesuite(?:\.|&#46;)net/i,
    maxVisibleChars: 1_000,
  },
  {
    wall: 'an Akamai challenge',
    in: 'html',
    pattern: /sec-if-cpt-container|sec-cpt-if|bm-verify=|\/_sec\/cp_challenge\//i,
    maxVisibleChars: 1_000,
    mayClear: true,
  },
  {
    wall: HUMAN,
    in: 'html',
    pattern:
      /id=["']px-captcha|captcha\.px-c(?:dn|loud)\.net|\/px\/captcha|px-captcha-error|window\._pxVid\s{0,9}=[^;=]{0,80};\s{0,9}window\._pxUuid/i,
    maxVisibleChars: 2_000,
  },
  { wall: HUMAN, in: 'html', pattern: /window\._pxAppId\s*=/, maxVisibleChars: 150 },
  {
    wall: HUMAN,
    in: 'title',
    pattern: /^access to this page has been (?:denied|blocked)/i,
    maxVisibleChars: 1_500,
  },
  {
    wall: DATADOME,
    in: 'html',
    pattern: /(?:geo|interstitial|ct)\.captcha-delivery\.com/i,
    maxVisibleChars: 1_000,
  },
  { wall: DATADOME, in: { header: 'x-dd-b' }, pattern: /./, maxVisibleChars: 100 },
  {
    wall: DATADOME,
    in: { header: 'x-datadome' },
    pattern: /^(?:protected|captcha|challenge)/i,
    maxVisibleChars: 100,
  },
  {
    wall: 'an Imperva block',
    in: 'html',
    pattern:
      /_Incapsula_Resource\?[^"'?]{0,300}(?:incident_id|edet|xinfo|CWUDNSAI)|Incapsula incident ID|Powered By(?:\s|<[^<>]{0,60}>){0,20}Incapsula/i,
    maxVisibleChars: 1_000,
  },
  {
    wall: 'an Imperva challenge',
    in: 'html',
    pattern: /_Incapsula_Resource|\/_Incapsula_/i,
    maxVisibleChars: 150,
    mayClear: true,
  },
  {
    wall: 'an Imperva challenge',
    in: 'title',
    pattern: /^pardon our interruption/i,
    maxVisibleChars: 2_000,
    mayClear: true,
  },
  {
    wall: 'a Kasada challenge',
    in: 'html',
    pattern: /KPSDK\.scriptStart\s*=|window\.KPSDK\s*=|\/149e9513-01fa-4fb0-aad4-566afd725d1b\//,
    maxVisibleChars: 200,
    mayClear: true,
  },
  { wall: AWS, in: { header: 'x-amzn-waf-action' }, pattern: /^captcha/i },
  { wall: AWS, in: { header: 'x-amzn-waf-action' }, pattern: /^challenge/i, mayClear: true },
  { wall: AWS, in: 'html', pattern: /window\.gokuProps\s*=/, maxVisibleChars: 1_000, mayClear: true },
  {
    wall: AWS,
    in: 'html',
    pattern: /\.awswaf\.com\/[^"'.]{1,200}\/(?:challenge|captcha)\.js/i,
    maxVisibleChars: 100,
    unless: ASKS_FOR_MORE,
    mayClear: true,
  },
];

/** Walls of other vendors. */
export const OTHER_VENDOR_WALLS: readonly WallMarker[] = [
  {
    wall: 'a Sucuri block',
    in: 'html',
    pattern: /Sucuri Web ?Site Firewall - (?:Access Denied|Not Configured)|sucuri-block/i,
    maxVisibleChars: 2_000,
  },
  {
    wall: 'a Sucuri challenge',
    in: 'html',
    pattern: /sucuri_cloudproxy_js/i,
    maxVisibleChars: 300,
    mayClear: true,
  },
  {
    wall: 'a Vercel checkpoint',
    in: { header: 'x-vercel-mitigated' },
    pattern: /^challenge/i,
    mayClear: true,
  },
  { wall: 'a Vercel checkpoint', in: 'title', pattern: /^vercel security checkpoint/i, mayClear: true },
  {
    wall: 'an Anubis challenge',
    in: 'html',
    pattern: /id=["']anubis_(?:challenge|version)["']|\/\.within\.website\/x\/cmd\/anubis/i,
    maxVisibleChars: 1_500,
    mayClear: true,
  },
  {
    wall: 'a DDoS-Guard challenge',
    in: 'title',
    pattern: /^ddos-guard$/i,
    maxVisibleChars: 1_500,
    mayClear: true,
  },
  {
    wall: 'a SiteGround challenge',
    in: 'html',
    pattern: /\/\.well-known\/(?:sg)?captcha\//i,
    maxVisibleChars: 300,
    mayClear: true,
  },
  {
    wall: 'an Arkose challenge',
    in: 'html',
    pattern: /\barkoselabs\.com\/|\bfuncaptcha\.com\/|id=["'](?:FunCaptcha|arkose)["']/i,
    maxVisibleChars: 300,
    unless: ASKS_FOR_MORE,
  },
  {
    wall: 'a Geetest challenge',
    in: 'html',
    pattern: /\b(?:static|api)\.geetest\.com\/|class=["'][^"']{0,60}\bgeetest_/i,
    maxVisibleChars: 300,
    unless: ASKS_FOR_MORE,
  },
  {
    wall: 'a Yandex SmartCaptcha',
    in: 'html',
    pattern: /\/showcaptcha\?|class=["'][^"']{0,60}\bCheckboxCaptcha|smartcaptcha\.yandexcloud/i,
    maxVisibleChars: 500,
    unless: ASKS_FOR_MORE,
  },
  {
    wall: 'an F5 block',
    in: 'text',
    pattern: /the requested url was rejected\. please consult with your administrator/i,
    maxVisibleChars: 500,
  },
  {
    wall: 'a Wordfence block',
    in: 'text',
    pattern: /generated by wordfence|blocked by the wordfence/i,
    maxVisibleChars: 1_500,
  },
  {
    wall: 'a Google check for automated traffic',
    in: 'text',
    pattern: /our systems have detected unusual traffic from your computer network/i,
    maxVisibleChars: 2_000,
  },
  {
    wall: 'a Reddit block',
    in: 'text',
    pattern: /^.{0,100}you.ve been blocked by network security/i,
    maxVisibleChars: 800,
  },
  {
    wall: 'an Alibaba or Tencent challenge',
    in: 'html',
    pattern: /acw_sc__v2|\/_____tmd_____\/punish|TencentCaptcha\(/,
    maxVisibleChars: 300,
    unless: ASKS_FOR_MORE,
  },
  {
    wall: 'a Radware challenge',
    in: 'html',
    pattern: /validate\.perfdrive\.com|Radware Bot Manager Captcha/i,
    maxVisibleChars: 1_000,
  },
];
