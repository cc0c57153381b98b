/** Features that call home, open connections of their own, or are of no use to a page nobody looks at. */
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

/** Features that close a way around the proxy or keep Chromium from asking somebody. */
const ENABLED_FEATURES = ['CDPScreenshotNewSurface', 'SkipListAccountsWithoutGaiaCookies'];

export interface FlagOptions {
  profileFolder: string;
  /** The egress proxy; what Chromium itself wants from the network has no pass there. */
  proxyUrl: string;
  isSandboxed: boolean;
  /** Ports that Chromium would refuse although the operator allows them. */
  allowedPorts: readonly number[];
}

/** Command line of a Chromium that talks to nobody but its proxy and the pipe it is driven by. */
export function chromiumFlags({ profileFolder, proxyUrl, isSandboxed, allowedPorts }: FlagOptions): string[] {
  return [
    '--headless',
    '--remote-debugging-pipe',
    '--no-startup-window',
    `--user-data-dir=${profileFolder}`,
    ...(isSandboxed ? [] : ['--no-sandbox']),

    // Network: the proxy for everything, loopback included, and nothing that does not speak through it.
    `--proxy-server=${proxyUrl}`,
    '--proxy-bypass-list=<-loopback>',
    '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1',
    '--disable-quic',
    '--dns-prefetch-disable',
    '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
    '--webrtc-ip-handling-policy=disable_non_proxied_udp',
    ...(allowedPorts.length > 0 ? [`--explicitly-allowed-ports=${allowedPorts.join(',')}`] : []),

    // Nobody is called home.
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

    // A page behaves as if somebody looked at it.
    '--disable-back-forward-cache',
    '--disable-background-timer-throttling',
    '--disable-backgrounding-occluded-windows',
    '--disable-renderer-backgrounding',
    '--deny-permission-prompts',
    // Windows that a page opens: the plain headless program has no pop-up blocker of its own.
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
