/** Features that contact Google, open connections of their own, or are useless in a headless browser. */
const DISABLED_FEATURES = [
  'AimEnabled',
  'AutofillServerCommunication',
  // Makes preflighted redirects fail while requests are intercepted.
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'CertificateTransparencyComponentUpdater',
  'DestroyProfileOnBrowserClose',
  'DialMediaRouteProvider',
  'DnsOverHttps',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  // One process per visit rather than per site: a visit has no login that one frame could steal from another.
  'IsolateOrigins',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'Prerender2',
  'Translate',
  'site-per-process',
];

/** Features that close a way around the proxy or prevent prompts. */
const ENABLED_FEATURES = ['CDPScreenshotNewSurface', 'SkipListAccountsWithoutGaiaCookies'];

export interface FlagOptions {
  profileFolder: string;
  /** The egress proxy; Chromium's own requests have no pass there. */
  proxyUrl: string;
  isSandboxed: boolean;
  /** Ports that the operator allows although Chromium would refuse them. */
  allowedPorts: readonly number[];
}

/** Command line of a Chromium that only uses its proxy and its DevTools pipe. */
export function chromiumFlags({ profileFolder, proxyUrl, isSandboxed, allowedPorts }: FlagOptions): string[] {
  return [
    '--headless',
    '--remote-debugging-pipe',
    '--no-startup-window',
    `--user-data-dir=${profileFolder}`,
    ...(isSandboxed ? [] : ['--no-sandbox']),

    // Network: everything through the proxy, loopback included, and nothing that bypasses it.
    `--proxy-server=${proxyUrl}`,
    '--proxy-bypass-list=<-loopback>',
    '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1',
    '--disable-quic',
    '--dns-prefetch-disable',
    '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
    '--webrtc-ip-handling-policy=disable_non_proxied_udp',
    ...(allowedPorts.length > 0 ? [`--explicitly-allowed-ports=${allowedPorts.join(',')}`] : []),

    // No requests to Google.
    '--disable-background-networking',
    '--disable-breakpad',
    '--disable-client-side-phishing-detection',
    '--disable-component-extensions-with-background-pages',
    '--disable-component-update',
    '--disable-crash-reporter',
    '--disable-default-apps',
    '--disable-domain-reliability',
    '--disable-extensions',
    '--disable-field-trial-config',
    '--disable-search-engine-choice-screen',
    '--disable-sync',
    '--metrics-recording-only',
    '--no-default-browser-check',
    '--no-first-run',
    '--no-pings',

    // Pages behave as in a visible window.
    '--disable-back-forward-cache',
    '--disable-background-timer-throttling',
    '--disable-backgrounding-occluded-windows',
    '--disable-renderer-backgrounding',
    '--deny-permission-prompts',
    // Windows that a page opens: headless Chromium has no pop-up blocker.
    '--block-new-web-contents',
    '--disable-notifications',
    '--disable-prompt-on-repost',
    '--disable-hang-monitor',
    '--hide-scrollbars',
    '--mute-audio',
    '--force-color-profile=srgb',

    '--disable-dev-shm-usage',
    '--disable-site-isolation-trials',
    '--enable-unsafe-swiftshader',
    '--password-store=basic',
    '--use-mock-keychain',
    `--disable-features=${DISABLED_FEATURES.join(',')}`,
    `--enable-features=${ENABLED_FEATURES.join(',')}`,
  ];
}
