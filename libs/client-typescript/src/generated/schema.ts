/* oxlint-disable max-lines */
// Made from docs/openapi.json by `npm run clients:generate`. Do not edit.

export interface paths {
  '/v1/search': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Search the web, news, academic sources or indexed documents, optionally with a cited answer.
     * @description Returns results with `url`, `title`, `snippet`, `domain`, `published_at` and `score`, best first.
     *     Mode `ai` adds `answer`, each sentence of it followed by the `[Source n]` it rests on, and `citations` that name
     *     these results. Use `scrape` to read a result in full.
     *     When nothing is found anywhere the list is empty and the call is free.
     *
     *     Costs 1 credit; failures are free.
     */
    post: operations['search'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/scrape': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Reads one web page or PDF and returns its main content as Markdown, text or HTML, its links and metadata.
     * @description Fetches the page, follows redirects, keeps the main content and leaves out navigation, advertising, cookie
     *     notices and scripts. Use it on an address you know; to find addresses use `search`.
     *
     *     Reads HTML, PDF with text, plain text, Markdown, JSON, XML and feeds. A page that needs JavaScript is rendered
     *     in a headless browser when the plain fetch finds nothing to read, or at once with `mode` = `browser` or with
     *     `wait_for`; `mode` = `fetch` never opens one. Bot walls, CAPTCHAs, login and consent forms, empty JavaScript
     *     shells and "not found" pages are never returned as content: such a call fails as `content-blocked` and costs
     *     nothing. `robots.txt` is respected. Results of `search` with a `file://` address are read from the index.
     *
     *     Costs 1 credit; failures are free.
     */
    post: operations['scrape'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/screenshot': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Takes a picture of a web page, as a desktop or a phone shows it, in part or as a whole.
     * @description Opens the page in a browser and returns `image_url`, an address that serves the picture without a key until
     *     `expires_at`; with `inline` the picture itself in `image_base64`. To read what a page says use `scrape`.
     *
     *     Error pages, refusals and blank pages are never returned as pictures: such a call fails and costs nothing.
     *     `robots.txt` is respected.
     *
     *     Costs 1 credit; failures are free.
     */
    post: operations['screenshot'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/enrich/company': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Find what is publicly known of a company by its domain or name.
     * @description Returns name, legal name, description, industry, number of employees, year of foundation, seat, LEI, contact and
     *     pages at other places, each as a source states it and null where none does; `sources` says which source stated
     *     which field, `confidence` how sure it is that this is the company asked for. Send `domain` where you know it: a
     *     name alone may fit several companies, and then nothing is returned. When nothing beyond the parameters is known
     *     every field is null and the call is free.
     *
     *     Costs 3 credits; failures are free.
     */
    post: operations['enrich_company'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/enrich/person': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Find what is publicly known of a person by name and employer, ORCID, GitHub login or e-mail address.
     * @description Returns name, role, employer, location, biography, employment, education, contact and pages, each as a source states
     *     it and null where none does; `sources` says which source stated which field, `confidence` how sure it is that this is
     *     the person asked for. Send `name` with `company` or `domain`, or one of `orcid`, `github`, `email`. Where several
     *     people fit, nothing is returned. When nothing beyond the parameters is known every field is null and the call is free.
     *
     *     Costs 3 credits; failures are free.
     */
    post: operations['enrich_person'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/agent': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Call any capability by name
     * @description Routes to the named capability and answers its envelope; costs what that capability costs. Forward tool calls of a model here.
     */
    post: operations['agent'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/research': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List your runs of research
     * @description Newest first.
     */
    get: operations['listResearchRuns'];
    put?: never;
    /**
     * Searches, reads and compares sources, and answers with a cited report in which every sentence holds.
     * @description Splits the question into its sides, searches the web, news or academic sources, reads the pages, finds people and
     *     companies in them and enriches these, and writes a report: each sentence is followed by the `[Source n]` whose text
     *     bears it out; sentences that no source bears out are left out. Without a language model the report quotes its sources.
     *
     *     `standard` takes up to a minute, `deep` up to three, `comprehensive` up to eight. Send `Prefer: respond-async` to
     *     get the run at once and fetch its result later; a caller who hangs up finds it under `GET /v1/research`. When nothing
     *     is found anywhere the report is empty, its confidence 0, and the call is free.
     *
     *     Costs standard 10, deep 20, comprehensive 35 credits; failures are free.
     */
    post: operations['research'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/research/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * State and result of a run of research
     * @description Free.
     */
    get: operations['getResearchRun'];
    put?: never;
    post?: never;
    /**
     * Cancel a run of research
     * @description Nothing is charged for it. A run that has ended stays as it is.
     */
    delete: operations['cancelResearchRun'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/research/{id}/evidence': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * What every sentence of a report rests on
     * @description Each sentence with the spans of the sources that bear it out, and their hashes, so that a person or a program can check.
     */
    get: operations['getResearchEvidence'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/research/{id}/report': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Report of a run of research as a document
     * @description As Markdown, as a web page, or as PDF, as `Accept` says.
     */
    get: operations['getResearchReport'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/research/{id}/stream-token': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Ticket for opening the stream in a browser
     * @description EventSource sends no Authorization header: open `/v1/research/{id}/stream?token=…` instead. A ticket opens one connection, within a minute.
     */
    post: operations['createResearchStreamToken'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/research/{id}/stream': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Live progress of a run of research
     * @description Server-Sent Events: everything from the first event (or after `Last-Event-ID`), then what comes, until the run ends. `id` counts from 1 without gaps; `data` is JSON with `run_id`, `seq`, `at` and the fields of the kind. A comment comes every 15 seconds.
     */
    get: operations['streamResearch'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/builds': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List your builds
     * @description Newest first.
     */
    get: operations['listBuilds'];
    put?: never;
    /**
     * Build a company or app
     * @description Starts a build and answers at once with `execution_id` and `stream_url`. A site of several pages, or a small app (booking, shop, directory, board, tracker, event, waitlist) whose forms really store what visitors send. Ask `build_status` for the preview address, send changes with `build_message`, end it with `build_stop`. A later build on the same company continues the work.
     *
     *     Costs 1 credit; failures are free.
     */
    post: operations['createBuild'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/builds/{execution_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Status and preview of a build
     * @description Free. `preview_url` is present once something passed all checks.
     */
    get: operations['getBuild'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/builds/{execution_id}/message': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Send a follow-up instruction to a running build
     * @description The instruction is stored and taken up at the next step; what became of it stands in the stream. For a build that has ended start another one on the same company instead.
     *
     *     Costs 0 credits; failures are free.
     */
    post: operations['messageBuild'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/builds/{execution_id}/stop': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Stop a running build
     * @description Within two seconds nothing of it runs any more. Stopping a build that has ended changes nothing.
     *
     *     Costs 0 credits; failures are free.
     */
    post: operations['stopBuild'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/builds/{execution_id}/files': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Files of the last commit
     * @description Of the company the build works on.
     */
    get: operations['listBuildFiles'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/builds/{execution_id}/files/{path}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * One file of the last commit
     * @description As a download, whatever its type.
     */
    get: operations['getBuildFile'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/builds/{execution_id}/archive': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The site as ZIP
     * @description The last commit that passed all checks, ready for any web host.
     */
    get: operations['downloadBuildArchive'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/builds/{execution_id}/commits': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * History of the work
     * @description Newest first.
     */
    get: operations['listBuildCommits'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/builds/{execution_id}/restore': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Go back to an earlier commit
     * @description As a new commit on top, so nothing is lost; it becomes the preview if it passed the checks then. Only while no build of the company runs.
     */
    post: operations['restoreBuild'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/builds/{execution_id}/stream-token': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Ticket for opening the stream in a browser
     * @description EventSource sends no Authorization header: open `/cloud-build/{execution_id}/stream?token=…` instead. A ticket opens one connection, within a minute.
     */
    post: operations['createBuildStreamToken'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/cloud-build/{execution_id}/stream': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Live progress of a build
     * @description Server-Sent Events: everything from the first event (or after `Last-Event-ID`), then what comes, until the build ends. `id` counts from 1 without gaps; `data` is JSON with `execution_id`, `seq`, `at` and the fields of the kind. A comment comes every 15 seconds.
     */
    get: operations['streamBuild'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/companies': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List your companies
     * @description Newest first.
     */
    get: operations['listCompanies'];
    put?: never;
    /**
     * Make a further company
     * @description Beside the default one, which the first build makes. Send its `company_id` with a build to work on it.
     */
    post: operations['createCompany'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/companies/{company_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Look at a company
     * @description Its preview, and the wishes that no build has met yet.
     */
    get: operations['getCompany'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/companies/{company_id}/data': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * What a company's site collects
     * @description Bookings, orders, messages and whatever else visitors send: each collection with its fields and the number of its entries.
     */
    get: operations['getCompanyData'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/companies/{company_id}/data/{collection}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Entries of a collection of a company's site
     * @description Newest first.
     */
    get: operations['listCompanyEntries'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/companies/{company_id}/data/{collection}/export': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Entries of a collection as CSV
     * @description All of them, in the order of arrival, in UTF-8 for spreadsheets: text that would be taken for a formula has a quote before it.
     */
    get: operations['exportCompanyEntries'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/companies/{company_id}/data/{collection}/{entry_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Delete an entry
     * @description For good: its place, such as the slot of a booking, is free again.
     */
    delete: operations['deleteCompanyEntry'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/credits': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Balance and ledger
     * @description What the account can spend, what is held for calls under way, and the latest bookings.
     */
    get: operations['getCredits'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/requests': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Calls of the account
     * @description Capability calls of all keys of the account, newest first.
     */
    get: operations['listRequests'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/requests/{request_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Receipt of a call
     * @description Every attempt of the call and the booking of its charge. The latest call when an id was used twice.
     */
    get: operations['getReceipt'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/usage': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Usage by day and capability
     * @description Calls and credits of the account by UTC day and capability.
     */
    get: operations['getUsage'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/keys': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the account's API keys
     * @description Newest first, revoked and expired ones included.
     */
    get: operations['listKeys'];
    put?: never;
    /**
     * Create an API key
     * @description The answer is the only one that holds the key. A key never gets more than the key that creates it has: its scopes, expiry, IP list, rate limit and credit cap are upper bounds. A key made by one with a credit cap shares its count of credits: the cap of each is held against what they spent together.
     */
    post: operations['createKey'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/keys/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Look at an API key
     * @description What the key may do, and when it was last used; never the key itself.
     */
    get: operations['getKey'];
    put?: never;
    post?: never;
    /**
     * Revoke an API key
     * @description It stops on every process within a second, for good. Done twice it changes nothing more. A key that may do more than the key in use is out of its reach.
     */
    delete: operations['revokeKey'];
    options?: never;
    head?: never;
    /**
     * Change what an API key may do
     * @description Takes effect on every process within a second. The bounds of creation hold for the key as it will be, a key that may do more than the key in use is out of its reach, and a key with a credit cap restricts only keys that share its count of credits.
     */
    patch: operations['restrictKey'];
    trace?: never;
  };
  '/v1/keys/{id}/rotate': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Replace an API key by a new one
     * @description The new key has the same name, restrictions and count of credits; the answer is the only one that holds it. The old key goes on working for `overlap_seconds`. A key can be rotated once, and by none that has less than it has.
     */
    post: operations['rotateKey'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/capabilities': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Capabilities, prices and providers
     * @description What this deployment offers, what it costs, and which providers stand behind it.
     */
    get: operations['listCapabilities'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/openapi.json': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * OpenAPI document
     * @description OpenAPI 3.1 description of the capabilities, the account routes and the discovery routes.
     */
    get: operations['getOpenApi'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/tools': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Tool definitions
     * @description The capabilities as tools, made from the OpenAPI document. Register them as they are, and forward each call as `{ "capability": name, "params": arguments }` to `POST /v1/agent`. For `openai` and `claude` the answer is the array to pass as `tools`; for the others an object with `tools`.
     */
    get: operations['getTools'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/llms.txt': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Index for language models
     * @description What there is and where to read on, in the form of llmstxt.org.
     */
    get: operations['getLlmsIndex'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/llms-full.txt': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Whole reference for language models
     * @description Every operation, parameter, result and error in one Markdown file.
     */
    get: operations['getLlmsReference'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/.well-known/api-catalog': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * API catalog
     * @description Links to the description, the documentation and the health of this API (RFC 9727).
     */
    get: operations['getApiCatalog'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    AcceptedWorkResult: {
      /** @description Identifies the work; `Location` is where it is told of */
      id: string;
      /** @description State of the work */
      status: string;
    };
    AnalysisResult: {
      /** @description Empty when no source states numbers that can be compared */
      charts: components['schemas']['ChartResult'][];
    };
    AttemptResult: {
      /** @description Provider */
      provider: string;
      /**
       * @description How the attempt ended
       * @enum {string}
       */
      outcome:
        | 'ok'
        | 'empty'
        | 'rate_limited'
        | 'quota_exhausted'
        | 'misconfigured'
        | 'blocked'
        | 'invalid_input'
        | 'upstream_error'
        | 'timeout'
        | 'cancelled';
      /** @description Milliseconds */
      duration_ms: number;
    };
    BuildCommitListResult: {
      /** @description Newest first */
      commits: components['schemas']['BuildCommitResult'][];
      /** @description Send as `after` for the next page; null at the end */
      next_after: string | null;
    };
    BuildCommitResult: {
      /** @description Object id */
      commit: string;
      /** @description What was done */
      message: string;
      /**
       * Format: date-time
       * @description When
       */
      at: string;
      /** @description Whether visitors of the preview see this one */
      is_preview: boolean;
    };
    BuildCreatedResult: {
      /**
       * Format: uuid
       * @description Identifies the build
       */
      execution_id: string;
      /**
       * Format: uuid
       * @description The company it builds
       */
      company_id: string;
      /**
       * @description Always `running`
       * @enum {string}
       */
      status: 'running';
      /** @description Path of the live progress stream (Server-Sent Events), relative to the base URL */
      stream_url: string;
    };
    BuildFileListResult: {
      /** @description The commit they are of; null before the first */
      commit: string | null;
      /** @description By path */
      files: components['schemas']['BuildFileResult'][];
    };
    BuildFileResult: {
      /** @description Path, `/`-separated */
      path: string;
      /** @description Bytes */
      size_bytes: number;
    };
    BuildIdParams: {
      /**
       * Format: uuid
       * @description `execution_id` of the build
       */
      execution_id: string;
    };
    BuildListResult: {
      /** @description Newest first */
      builds: components['schemas']['BuildResult'][];
      /** @description Send as `after` for the next page; null at the end */
      next_after: string | null;
    };
    BuildMessageAcceptedResult: {
      /**
       * @description The instruction is stored
       * @enum {string}
       */
      status: 'accepted';
      /**
       * Format: uuid
       * @description The build
       */
      execution_id: string;
    };
    BuildMessageBody: {
      /**
       * @description Follow-up instruction for the running build
       * @example Make it green and add a page about our history
       */
      prompt: string;
    };
    BuildMessageParams: {
      /**
       * Format: uuid
       * @description `execution_id` of the build
       */
      execution_id: string;
      /** @description Follow-up instruction for the running build */
      prompt: string;
    };
    BuildParams: {
      /**
       * @description What to build or change, in plain language; any of many languages
       * @example A website for the bakery Krume & Korn in Leipzig: sourdough bread, open Tue-Sat 7-18
       */
      prompt: string;
      /**
       * Format: uuid
       * @description A company of yours; left out or null: your default company. A build continues the work that is there
       */
      company_id?: string | null;
    };
    BuildRestoredResult: {
      /** @description The new commit, whose files are those of the one restored */
      commit: string;
    };
    BuildResult: {
      /**
       * Format: uuid
       * @description Identifies the build
       */
      execution_id: string;
      /**
       * Format: uuid
       * @description The company it builds
       */
      company_id: string;
      /**
       * @description State of the build
       * @enum {string}
       */
      status: 'running' | 'completed' | 'failed' | 'stopped';
      /**
       * @description What it is at, or was when it ended
       * @enum {string}
       */
      phase: 'queued' | 'planning' | 'building' | 'verifying' | 'publishing';
      /** @description `deterministic`, or the language model that builds */
      builder: string | null;
      /** @description Path of the live progress stream */
      stream_url: string;
      /**
       * Format: uri
       * @description Live preview; present once something passed all checks
       */
      preview_url?: string;
      /** @description Why it failed; present when it did */
      failure?: string;
      /** @description The prompt it was made with */
      prompt: string;
      /**
       * Format: date-time
       * @description When it was asked for
       */
      created_at: string;
      /**
       * Format: date-time
       * @description When it ended
       */
      finished_at: string | null;
    };
    BuildStoppedResult: {
      /** @description Confirmation */
      message: string;
    };
    BuildStreamTokenResult: {
      /** @description Opens the stream once: `…/stream?token=…` */
      token: string;
      /**
       * Format: date-time
       * @description Until then
       */
      expires_at: string;
    };
    BuildValidationError: {
      /** @description Every fault */
      detail: components['schemas']['BuildValidationItem'][];
    };
    BuildValidationItem: {
      /**
       * @description Where: `body`, `path` or `query`, then the field
       * @example [
       *       "body",
       *       "prompt"
       *     ]
       */
      loc: (string | number)[];
      /** @description What is wrong */
      msg: string;
      /**
       * @description Kind of fault
       * @example missing
       */
      type: string;
    };
    CapabilityListResult: {
      /** @description Capabilities of this deployment */
      capabilities: components['schemas']['CapabilityResult'][];
    };
    CapabilityProviderResult: {
      /** @description Name in providers_tried */
      name: string;
      /** @description Title */
      title: string;
      /** @description Whether this deployment has what it needs */
      configured: boolean;
    };
    CapabilityResult: {
      /** @description `capability` in /v1/agent */
      name: string;
      /** @description Title */
      title: string;
      /** @description What it does, in a sentence */
      summary: string;
      /** @description Its own route */
      path: string;
      /** @description Credits a successful call costs, by mode; `default` where there are none */
      credits: {
        [key: string]: unknown;
      };
      /** @description Whether any provider is configured */
      available: boolean;
      /** @description In waterfall order */
      providers: components['schemas']['CapabilityProviderResult'][];
    };
    ChartMarkResult: {
      /** @description What it is of */
      label: string;
      /** @description The number */
      value: number;
      /** @description Id of the source */
      source: number;
      /** @description Cell or sentence it stands in, verbatim */
      quote: string;
    };
    ChartResult: {
      /** @description Title */
      title: string;
      /**
       * @description Kind
       * @enum {string}
       */
      kind: 'trend' | 'comparison' | 'distribution';
      /** @description Unit of the numbers */
      unit: string | null;
      /** @description The numbers */
      marks: components['schemas']['ChartMarkResult'][];
      /** @description Computed from the marks */
      statistics: {
        [key: string]: unknown;
      };
      /** @description Vega-Lite specification, data inline */
      vega_lite: {
        [key: string]: unknown;
      };
      /** @description The same as an SVG document */
      svg: string;
    };
    CitationResult: {
      /** @description Id of the source */
      source: number;
      /**
       * Format: uri
       * @description Its address
       */
      url: string;
      /** @description First UTF-16 code unit of the span in the text of the source */
      start: number;
      /** @description End of the span, exclusive */
      end: number;
      /** @description The span, verbatim */
      quote: string;
      /** @description SHA-256 of the quote as UTF-8, hex */
      sha256: string;
      /** @description How much of the sentence it bears out; 1: it is the sentence */
      support: number;
    };
    CompanyDataResult: {
      /** @description What the site collects */
      collections: components['schemas']['DataCollectionResult'][];
    };
    CompanyListResult: {
      /** @description Newest first */
      companies: components['schemas']['CompanyResult'][];
      /** @description Send as `after` for the next page; null at the end */
      next_after: string | null;
    };
    CompanyProfileResult: {
      /** @description Whose data it is */
      providers: string[];
      /** @description In a sentence */
      description: string | null;
      /** @description Legal name */
      legal_name: string | null;
      /** @description Legal Entity Identifier (ISO 17442) */
      lei: string | null;
      /** @description Year of founding */
      founded_year: number | null;
      /** @description Country */
      country: string | null;
      /** @description Seat */
      headquarters: string | null;
      /** @description Own site */
      website: string | null;
      /** @description Item of Wikidata */
      wikidata_id: string | null;
    };
    CompanyResult: {
      /**
       * Format: uuid
       * @description Send it with a build
       */
      company_id: string;
      /** @description Its name */
      name: string;
      /** @description Builds that name no company go to this one */
      is_default: boolean;
      /**
       * Format: uri
       * @description Its site; present once something passed all checks
       */
      preview_url?: string;
      /** @description Wishes that no build has met yet */
      open_points: string[];
      /**
       * Format: date-time
       * @description When it was made
       */
      created_at: string;
    };
    CompanySocials: {
      /**
       * Format: uri
       * @description Page at LinkedIn.
       */
      linkedin_url: string | null;
      /**
       * Format: uri
       * @description Account at X (Twitter).
       */
      x_url: string | null;
      /**
       * Format: uri
       * @description Organisation at GitHub.
       */
      github_url: string | null;
      /**
       * Format: uri
       * @description Page at Facebook.
       */
      facebook_url: string | null;
      /**
       * Format: uri
       * @description Page at Crunchbase.
       */
      crunchbase_url: string | null;
    };
    CompanySource: {
      /**
       * @description Name of the provider.
       * @example wikidata
       */
      provider: string;
      /**
       * Format: uri
       * @description Page or record that states it; null for vendors without public pages.
       */
      url: string | null;
      /** @description Fields of this result that are its words. */
      fields: string[];
    };
    CreateKeyBody: {
      /**
       * @description What the key is for; shown in lists.
       * @example research agent
       */
      name: string;
      /**
       * @description What the key may do: `capabilities` (call all), `capability:<name>` (call that one), `account` (read credits, usage and receipts, manage keys), `admin`. Default: the scopes of the key in use.
       * @example [
       *       "capability:search"
       *     ]
       */
      scopes?: string[];
      /**
       * Format: date-time
       * @description When the key stops working; a time with its zone. Default: as the key in use.
       * @example 2030-01-01T00:00:00Z
       */
      expires_at?: string;
      /**
       * @description IP addresses and CIDR ranges from which the key may be used; empty: from anywhere. Default: as the key in use.
       * @example [
       *       "203.0.113.0/24"
       *     ]
       */
      ip_allow_list?: string[];
      /** @description Requests a minute of this key. Default: as the key in use. */
      rate_limit_per_minute?: number;
      /** @description Credits that the key may spend in all, together with the keys that share its count. Default: as the key in use. */
      credit_cap?: number;
    };
    CredibilityResult: {
      /** @description 0 to 1 */
      score: number;
      /** @description Signals that decided it */
      reasons: string[];
    };
    CreditsResult: {
      /** @description Credits that can be spent now */
      balance: number;
      /** @description Credits set aside for calls under way */
      held: number;
      /** @description How far below zero the balance may go; 0: not at all */
      overage_limit: number;
      /** @description Latest entries of the ledger */
      entries: components['schemas']['LedgerEntryResult'][];
      /** @description Pass as `after` for the next page; null at the end */
      next_after: number | null;
    };
    DataCollectionResult: {
      /** @description Name of the collection */
      name: string;
      /** @description What visitors see, in the language of the site */
      title: string;
      /** @description Whether the site still collects it; entries of one that it no longer has are kept */
      is_current: boolean;
      /**
       * @description What visitors may do with entries; null when the site does not have it any more
       * @enum {string|null}
       */
      access: 'submit' | 'list' | 'edit' | 'private' | null;
      /** @description Its fields, as the site has them now */
      fields: components['schemas']['DataFieldResult'][];
      /** @description How many entries there are */
      entry_count: number;
      /**
       * Format: date-time
       * @description When the latest one came; null without entries
       */
      last_entry_at: string | null;
    };
    DataEntryListResult: {
      /** @description Entries, newest first */
      entries: components['schemas']['DataEntryResult'][];
      /**
       * Format: uuid
       * @description Pass as `after` for the next page; null at the end
       */
      next_after: string | null;
    };
    DataEntryResult: {
      /**
       * Format: uuid
       * @description Identifier
       */
      id: string;
      /** @description What the visitor sent, by field name */
      values: {
        [key: string]: unknown;
      };
      /** @description Referral code that the visitor got; null where there is none */
      code: string | null;
      /**
       * Format: uuid
       * @description The entry whose referral code it was sent with
       */
      referred_by: string | null;
      /**
       * Format: date-time
       * @description When it came
       */
      created_at: string;
      /**
       * Format: date-time
       * @description When it was changed last
       */
      updated_at: string;
    };
    DataFieldResult: {
      /** @description Name under which entries hold its value */
      name: string;
      /** @description What visitors see, in the language of the site */
      label: string;
      /**
       * @description What kind of value it takes
       * @enum {string}
       */
      type:
        | 'text'
        | 'long_text'
        | 'email'
        | 'phone'
        | 'number'
        | 'date'
        | 'time'
        | 'slot'
        | 'choice'
        | 'choices'
        | 'checkbox'
        | 'url'
        | 'items';
      /** @description Whether visitors have to fill it in */
      is_required: boolean;
    };
    DeletedEntryResult: {
      /**
       * Format: uuid
       * @description The entry that is gone
       */
      id: string;
    };
    EnrichCompanyParams: {
      /**
       * @description Domain of the company's web site. An address on it is taken for its host: `https://www.acme.com/about` for `acme.com`. Names of machines and networks that are not public are refused. Required without `name`.
       * @example acme.com
       */
      domain?: string;
      /**
       * @description Name of the company, as it calls itself or as registers do (`Acme`, `Acme GmbH`), in any script. A name that fits several companies finds none: add `domain` or `country`.
       * @example Acme GmbH
       */
      name?: string;
      /**
       * @description Where the company has its seat, as ISO 3166 code, e.g. `DE`: tells companies of one name apart.
       * @example DE
       */
      country?: string;
    };
    EnrichCompanyResult: {
      /**
       * @description Name as people use it.
       * @example Acme
       */
      name: string | null;
      /**
       * @description Name in the register.
       * @example Acme GmbH
       */
      legal_name: string | null;
      /**
       * @description Domain of its web site, without `www.`.
       * @example acme.com
       */
      domain: string | null;
      /** @description What it does, in a sentence or a few. */
      description: string | null;
      /** @description Industry, in the words of the source. */
      industry: string | null;
      /** @description Number of employees, never an estimate of ours. */
      employee_count: number | null;
      /** @description Year for which `employee_count` is stated; null when the source gives none. */
      employee_count_year: number | null;
      /**
       * @description Year it was founded.
       * @example 1998
       */
      founded_year: number | null;
      /** @description City of its seat, in the words of the source. */
      headquarters: string | null;
      /**
       * @description Country of its seat as ISO 3166 code.
       * @example DE
       */
      country: string | null;
      /** @description Who leads it (chief executive). */
      chief_executive: string | null;
      /** @description Symbol of its shares at an exchange. */
      ticker: string | null;
      /**
       * @description Legal Entity Identifier (ISO 17442).
       * @example 529900T8BM49AURSDO55
       */
      lei: string | null;
      /** @description Number in the register of its country. */
      registration_number: string | null;
      /**
       * @description Item at Wikidata.
       * @example Q312
       */
      wikidata_id: string | null;
      /**
       * Format: uri
       * @description Address of its logo.
       */
      logo_url: string | null;
      /** @description Addresses it gives for contact. */
      emails: string[];
      /** @description Telephone numbers it gives for contact. */
      phones: string[];
      /** @description Its pages at other places. */
      socials: components['schemas']['CompanySocials'];
      /** @description Where each field comes from, most trusted first. */
      sources: components['schemas']['CompanySource'][];
      /** @description How sure it is that this is the company asked for, 0 to 1: by its own domain 0.9, by exact name and country 0.75, by exact name alone 0.6; sources that agree raise it. */
      confidence: number;
    };
    EnrichPersonParams: {
      /**
       * @description Full name, given name first. With `company` or `domain` it finds a person; beside an identifier it checks that the two go together.
       * @example Ada Lovelace
       */
      name?: string;
      /**
       * @description Organisation the person works or worked for, as it calls itself.
       * @example Acme
       */
      company?: string;
      /**
       * @description Domain of that organisation's web site.
       * @example acme.com
       */
      domain?: string;
      /**
       * @description E-mail address of the person.
       * @example ada@acme.com
       */
      email?: string;
      /**
       * @description ORCID identifier of a researcher, e.g. `0000-0002-1825-0097`.
       * @example 0000-0002-1825-0097
       */
      orcid?: string;
      /**
       * @description Login at GitHub.
       * @example ada
       */
      github?: string;
    };
    EnrichPersonResult: {
      /**
       * @description Full name.
       * @example Ada Lovelace
       */
      full_name: string | null;
      /**
       * @description Given names.
       * @example Ada
       */
      first_name: string | null;
      /**
       * @description Family name.
       * @example Lovelace
       */
      last_name: string | null;
      /** @description Who it is, in a few words. */
      headline: string | null;
      /** @description Role at `company`. */
      title: string | null;
      /** @description Where the person works. */
      company: components['schemas']['PersonEmployer'] | null;
      /** @description Where the person lives, in the words of the source. */
      location: string | null;
      /** @description Addresses for mail that sources give. */
      emails: components['schemas']['PersonEmail'][];
      /** @description Telephone numbers that sources give. */
      phones: string[];
      /**
       * @description ORCID identifier.
       * @example 0000-0002-1825-0097
       */
      orcid: string | null;
      /**
       * @description Item at Wikidata.
       * @example Q7259
       */
      wikidata_id: string | null;
      /** @description Pages of the person. */
      socials: components['schemas']['PersonSocials'];
      /**
       * Format: uri
       * @description Address of a picture.
       */
      photo_url: string | null;
      /** @description What the person or an encyclopaedia says of them. */
      bio: string | null;
      /** @description Where the person works and worked, latest first. */
      employment: components['schemas']['PersonPosition'][];
      /** @description Where the person studied, latest first. */
      education: components['schemas']['PersonPosition'][];
      /** @description Where each field comes from, surest first. */
      sources: components['schemas']['PersonSource'][];
      /** @description How sure it is that this is the person asked for, 0 to 1: by identifier 0.95, by e-mail 0.9, by name and employer 0.8 or what the vendor says; sources that agree raise it. */
      confidence: number;
    };
    EntitiesResult: {
      /** @description Most often named first */
      people: components['schemas']['ResearchPersonResult'][];
      /** @description Most often named first */
      companies: components['schemas']['ResearchCompanyResult'][];
    };
    EnvelopeMetadata: {
      /** @description Provider whose data was used; `merged` when it came from several */
      provider_used: string | null;
      /** @description Providers attempted, in waterfall order */
      providers_tried: string[];
      /** @description Mode applied */
      mode_used: string | null;
      /** @description Wall-clock milliseconds */
      response_time_ms: number;
      /** @description Identifier of the request; ask for its receipt or for support with it */
      request_id: string;
    };
    EvidenceFacetResult: {
      /** @description Heading */
      heading: string;
      /** @description Queries for it */
      queries: string[];
      /** @description Independent sites that speak of it */
      sites: number;
      /** @description Whether enough was found */
      is_covered: boolean;
    };
    EvidenceSentenceResult: {
      /** @description In the order of the report */
      id: string;
      /**
       * @description Where it stands
       * @enum {string}
       */
      part: 'summary' | 'section' | 'key_finding' | 'conflict';
      /** @description Heading of its section */
      heading: string | null;
      /** @description The sentence, without markers */
      text: string;
      /**
       * @description `verbatim`: quoted. `worded`: in the words of a model, borne out. `replaced`: a quotation in the place of a claim that did not hold
       * @enum {string}
       */
      kind: 'verbatim' | 'worded' | 'replaced';
      /** @description At least one */
      citations: components['schemas']['CitationResult'][];
    };
    EvidenceSourceResult: {
      /** @description The n of `[Source n]` */
      id: number;
      /**
       * Format: uri
       * @description Its address
       */
      url: string;
      /** @description Its title */
      title: string;
      /** @description Its host or collection */
      domain: string;
      /** @description SHA-256 of the text that spans count in, hex */
      text_sha256: string;
      /** @description UTF-16 code units of that text */
      text_length: number;
      /** @description Author as stated */
      author: string | null;
      /** @description Publication as stated (ISO 8601) */
      published_at: string | null;
      /**
       * Format: date-time
       * @description When it was read
       */
      read_at: string;
      /** @description Trust */
      credibility: components['schemas']['CredibilityResult'];
    };
    FailureEnvelope: {
      /**
       * @description Always false
       * @enum {boolean}
       */
      success: false;
      /** @description Always null */
      data: null;
      /** @description What went wrong and what to do */
      error: components['schemas']['Problem'];
      /** @description About the call */
      metadata: components['schemas']['EnvelopeMetadata'];
      /**
       * @description Always 0: failures are free
       * @enum {integer}
       */
      credits_used: 0;
    };
    FieldFault: {
      /** @description Dotted path of the field; empty for the whole body */
      path: string;
      /** @description What is wrong with it */
      message: string;
    };
    KeyListResult: {
      /** @description Newest first. */
      keys: components['schemas']['KeyResult'][];
      /** @description Pass as `after` for the next page; null at the end */
      next_after: string | null;
    };
    KeyResult: {
      /**
       * Format: uuid
       * @description Identifies the key; used in paths.
       */
      id: string;
      /** @description What the key is for. */
      name: string;
      /**
       * @description `rotated`: another key took its place, and it works until `expires_at`.
       * @enum {string}
       */
      status: 'active' | 'rotated' | 'expired' | 'revoked';
      /**
       * @description First characters of the key.
       * @example cap_x7Qp
       */
      prefix_hint: string;
      /**
       * @description Last characters of the key.
       * @example b41Z
       */
      last_four: string;
      /**
       * @description What the key may do.
       * @example [
       *       "capabilities"
       *     ]
       */
      scopes: string[];
      /**
       * Format: date-time
       * @description When it stops working; null: never.
       */
      expires_at: string | null;
      /** @description Where it may be used; empty: anywhere. */
      ip_allow_list: string[];
      /** @description Requests a minute; null: the default. */
      rate_limit_per_minute: number | null;
      /** @description Credits it may spend in all, together with the keys that share its count; null: no cap. */
      credit_cap: number | null;
      /**
       * Format: date-time
       * @description When it was made.
       */
      created_at: string;
      /**
       * Format: date-time
       * @description When it was last used, to about ten seconds; null: never.
       */
      last_used_at: string | null;
      /**
       * Format: date-time
       * @description When it was revoked.
       */
      revoked_at: string | null;
      /**
       * Format: uuid
       * @description The key that took its place.
       */
      rotated_to: string | null;
    };
    LedgerEntryResult: {
      /** @description Identifier; entries are listed newest first */
      id: number;
      /**
       * @description What kind of booking it is
       * @enum {string}
       */
      kind: 'charge' | 'grant' | 'refund' | 'adjustment';
      /** @description What it belongs to, e.g. request:<id> */
      subject: string;
      /** @description Credits; negative for charges */
      amount: number;
      /** @description Why an admin booked it */
      reason: string | null;
      /**
       * Format: date-time
       * @description When it was booked
       */
      created_at: string;
    };
    NewCompanyBody: {
      /**
       * @description Name of the company
       * @example Krume & Korn
       */
      name: string;
    };
    NewKeyResult: {
      /**
       * Format: uuid
       * @description Identifies the key; used in paths.
       */
      id: string;
      /** @description What the key is for. */
      name: string;
      /**
       * @description `rotated`: another key took its place, and it works until `expires_at`.
       * @enum {string}
       */
      status: 'active' | 'rotated' | 'expired' | 'revoked';
      /**
       * @description First characters of the key.
       * @example cap_x7Qp
       */
      prefix_hint: string;
      /**
       * @description Last characters of the key.
       * @example b41Z
       */
      last_four: string;
      /**
       * @description What the key may do.
       * @example [
       *       "capabilities"
       *     ]
       */
      scopes: string[];
      /**
       * Format: date-time
       * @description When it stops working; null: never.
       */
      expires_at: string | null;
      /** @description Where it may be used; empty: anywhere. */
      ip_allow_list: string[];
      /** @description Requests a minute; null: the default. */
      rate_limit_per_minute: number | null;
      /** @description Credits it may spend in all, together with the keys that share its count; null: no cap. */
      credit_cap: number | null;
      /**
       * Format: date-time
       * @description When it was made.
       */
      created_at: string;
      /**
       * Format: date-time
       * @description When it was last used, to about ten seconds; null: never.
       */
      last_used_at: string | null;
      /**
       * Format: date-time
       * @description When it was revoked.
       */
      revoked_at: string | null;
      /**
       * Format: uuid
       * @description The key that took its place.
       */
      rotated_to: string | null;
      /**
       * @description The API key. It is shown this once; keep it now.
       * @example cap_…
       */
      key: string;
    };
    PageLink: {
      /**
       * Format: uri
       * @description Absolute http or https address, without fragment.
       */
      url: string;
      /** @description Its text, or the description of its picture; may be empty. */
      text: string;
    };
    PageMetadata: {
      /** @description Title of the content, without the name of the site. */
      title: string | null;
      /** @description Summary the page gives of itself. */
      description: string | null;
      /** @description Authors, separated by commas. */
      author: string | null;
      /**
       * @description When it was first published: ISO 8601 date, or date and time in UTC.
       * @example 2026-03-14
       */
      published_at: string | null;
      /**
       * @description Language tag (BCP 47).
       * @example en-GB
       */
      language: string | null;
      /** @description Name of the site. */
      site_name: string | null;
      /** @description Address the page calls its own. */
      canonical_url: string | null;
      /** @description Address of its lead picture. */
      image: string | null;
      /**
       * @description Media type it was served with, without parameters.
       * @example text/html
       */
      content_type: string | null;
    };
    PersonEmail: {
      /**
       * @description The address.
       * @example ada@acme.com
       */
      value: string;
      /**
       * @description `work` or `personal`; null when the source does not say.
       * @enum {string|null}
       */
      type: 'work' | 'personal' | null;
      /** @description What the source says of it, e.g. `verified`; null when nothing. */
      status: string | null;
    };
    PersonEmployer: {
      /**
       * @description Name of the organisation.
       * @example Acme
       */
      name: string | null;
      /**
       * @description Its domain.
       * @example acme.com
       */
      domain: string | null;
    };
    PersonPosition: {
      /** @description Name of the organisation. */
      organisation: string;
      /** @description Role there, or degree. */
      title: string | null;
      /** @description Year it began. */
      start_year: number | null;
      /** @description Year it ended; null when it lasts or is unknown. */
      end_year: number | null;
    };
    PersonProfileResult: {
      /** @description Whose data it is */
      providers: string[];
      /** @description In a sentence */
      description: string | null;
      /** @description Where they work or live */
      location: string | null;
      /** @description Own site */
      website: string | null;
      /** @description ORCID iD */
      orcid: string | null;
      /** @description GitHub profile */
      github: string | null;
      /** @description LinkedIn profile */
      linkedin: string | null;
    };
    PersonSocials: {
      /**
       * Format: uri
       * @description Profile at LinkedIn.
       */
      linkedin_url: string | null;
      /**
       * Format: uri
       * @description Account at GitHub.
       */
      github_url: string | null;
      /**
       * Format: uri
       * @description Account at X (Twitter).
       */
      x_url: string | null;
      /**
       * Format: uri
       * @description Own web site.
       */
      website_url: string | null;
    };
    PersonSource: {
      /**
       * @description Name of the provider.
       * @example orcid
       */
      provider: string;
      /**
       * Format: uri
       * @description Page that states it; null for vendors without public pages.
       */
      url: string | null;
      /** @description Fields of this result that are its words. */
      fields: string[];
    };
    Problem: {
      /**
       * Format: uri
       * @description Error type; a page that explains it is served there
       */
      type: string;
      /** @description Short summary */
      title: string;
      /** @description HTTP status code */
      status: number;
      /** @description What happened */
      detail: string;
      /** @description Whether a retry may succeed */
      is_retriable: boolean;
      /** @description Seconds to wait before retrying; present for transient errors */
      retry_after_seconds?: number;
      /** @description What to do next */
      alternative_action: string;
      /**
       * @description Category
       * @enum {string}
       */
      error_category: 'transient' | 'invalid_request' | 'authentication' | 'credits' | 'content_access';
      /** @description Faults by field, for invalid requests */
      errors?: components['schemas']['FieldFault'][];
    };
    ReceiptResult: {
      /**
       * Format: uuid
       * @description Identifier of the call; pass as `after` for the next page
       */
      id: string;
      /** @description metadata.request_id of the answer */
      request_id: string;
      /** @description Capability called */
      capability: string;
      /** @description Route it came through */
      route: string;
      /** @description Mode applied */
      mode_used: string | null;
      /** @description HTTP status of the answer */
      status: number;
      /** @description Slug of the error type; null on success */
      error: string | null;
      /** @description Provider whose data was used */
      provider_used: string | null;
      /** @description Whether an earlier answer was served again, for nothing */
      from_cache: boolean;
      /** @description Providers attempted, in order */
      providers_tried: string[];
      /** @description Credits charged */
      credits_used: number;
      /**
       * Format: date-time
       * @description When the call arrived
       */
      started_at: string;
      /** @description Milliseconds until the answer was ready */
      duration_ms: number;
      /** @description Every attempt, in order */
      attempts: components['schemas']['AttemptResult'][];
      /** @description The booking of the charge; null when the call was free */
      ledger_entry: components['schemas']['LedgerEntryResult'] | null;
    };
    ReducedMetadata: {
      /** @description Identifier of the request */
      request_id: string;
    };
    ReportConflictResult: {
      /** @description What they disagree about */
      about: string;
      /** @description What each says, with its markers */
      statements: string[];
    };
    ReportResult: {
      /** @description The question as a title */
      title: string;
      /** @description Short answer, each sentence with its `[Source n]`; empty when nothing was found */
      summary: string;
      /** @description By side of the question */
      sections: components['schemas']['ReportSectionResult'][];
      /** @description Each with its markers */
      key_findings: string[];
      /** @description Where sources disagree about a number or a date */
      conflicts: components['schemas']['ReportConflictResult'][];
      /**
       * @description 0 to 1, computed from sources, agreement, coverage, freshness and credibility
       * @example 0.62
       */
      confidence: number;
    };
    ReportSectionResult: {
      /** @description The side of the question it is about */
      heading: string;
      /** @description Sentences, each followed by the `[Source n]` it rests on; n is the `id` of a source */
      content: string;
    };
    RequestListResult: {
      /** @description Calls, newest first */
      requests: components['schemas']['RequestResult'][];
      /** @description Pass as `after` for the next page; null at the end */
      next_after: string | null;
    };
    RequestResult: {
      /**
       * Format: uuid
       * @description Identifier of the call; pass as `after` for the next page
       */
      id: string;
      /** @description metadata.request_id of the answer */
      request_id: string;
      /** @description Capability called */
      capability: string;
      /** @description Route it came through */
      route: string;
      /** @description Mode applied */
      mode_used: string | null;
      /** @description HTTP status of the answer */
      status: number;
      /** @description Slug of the error type; null on success */
      error: string | null;
      /** @description Provider whose data was used */
      provider_used: string | null;
      /** @description Whether an earlier answer was served again, for nothing */
      from_cache: boolean;
      /** @description Providers attempted, in order */
      providers_tried: string[];
      /** @description Credits charged */
      credits_used: number;
      /**
       * Format: date-time
       * @description When the call arrived
       */
      started_at: string;
      /** @description Milliseconds until the answer was ready */
      duration_ms: number;
    };
    ResearchCompanyResult: {
      /** @description Name */
      name: string;
      /** @description Domain of its site */
      domain: string | null;
      /** @description Industry */
      industry: string | null;
      /** @description Employees */
      employee_count: number | null;
      /** @description Ids of the sources that name it */
      sources: number[];
      /** @description Rules that recognised it */
      found_by: string[];
      /** @description Null unless enriched */
      profile: components['schemas']['CompanyProfileResult'] | null;
    };
    ResearchEvidenceResult: {
      /** @description Who worded the report: `extractive` or a model; null without a report */
      author: string | null;
      /** @description Every sentence of the report */
      sentences: components['schemas']['EvidenceSentenceResult'][];
      /** @description Every source */
      sources: components['schemas']['EvidenceSourceResult'][];
      /** @description What was looked for */
      facets: components['schemas']['EvidenceFacetResult'][];
      /** @description Sentences that were drafted and did not hold */
      rejected_sentences: number;
    };
    ResearchMetadataResult: {
      /**
       * @description Depth applied
       * @enum {string}
       */
      depth_used: 'standard' | 'deep' | 'comprehensive';
      /** @description Distinct pages that searches returned */
      sources_searched: number;
      /** @description Pages read that had content */
      sources_scraped: number;
      /** @description Distinct sources cited */
      sources_cited: number;
      /** @description People and companies with a profile */
      entities_enriched: number;
      /** @description Rounds of gap analysis and refinement */
      refinement_rounds: number;
      /** @description Whether it was cut short by calls or by time */
      budget_exhausted: boolean;
      /** @description Milliseconds from its beginning to the result */
      total_time_ms: number;
      /** @description Steps done, in order */
      steps_completed: (
        | 'query_expansion'
        | 'web_search'
        | 'content_extraction'
        | 'gap_analysis'
        | 'entity_detection'
        | 'entity_enrichment'
        | 'synthesis'
        | 'verification'
        | 'analysis'
      )[];
    };
    ResearchParams: {
      /**
       * @description The research question or objective, in plain language; any language.
       * @example How do heat pumps perform in cold climates?
       */
      query: string;
      /**
       * @description `standard`: one pass, up to 5 searches and 8 pages. `deep`: up to 15 and 20, with gap analysis and refinement. `comprehensive`: up to 30 and 40, refined until little more is gained. Case is ignored.
       * @default standard
       * @enum {string}
       */
      depth?: 'standard' | 'deep' | 'comprehensive';
      /**
       * @description Enrich detected people and companies with profile and firmographic data.
       * @default true
       */
      enrich_entities?: boolean;
      /**
       * @description Add charts computed from tables and figures of the sources.
       * @default false
       */
      include_analysis?: boolean;
      /**
       * @description False returns sources and entities only, without a report.
       * @default true
       */
      synthesis?: boolean;
      /**
       * @description Kinds of sources, comma-separated: `web`, `news`, `academic`; an array of them is accepted too.
       * @default web
       * @example web,academic
       */
      source_types?: string;
      /**
       * @description At most this many sources.
       * @default 15
       */
      max_sources?: number;
      /**
       * @description Only sources published in the past day, week or month; case is ignored.
       * @default any
       * @enum {string}
       */
      freshness?: 'any' | 'day' | 'week' | 'month';
    };
    ResearchPersonResult: {
      /** @description Name */
      name: string;
      /** @description Role */
      role: string | null;
      /** @description Company or institution */
      company: string | null;
      /** @description Ids of the sources that name them */
      sources: number[];
      /** @description Rules that recognised them */
      found_by: string[];
      /** @description Null unless enriched */
      profile: components['schemas']['PersonProfileResult'] | null;
    };
    ResearchResult: {
      /** @description Absent when `synthesis` is false */
      report?: components['schemas']['ReportResult'];
      /** @description In the order of their ids */
      sources: components['schemas']['ResearchSourceResult'][];
      /** @description People and companies that the sources name */
      entities: components['schemas']['EntitiesResult'];
      /** @description Present with `include_analysis` */
      analysis?: components['schemas']['AnalysisResult'];
      /** @description How it came about */
      metadata: components['schemas']['ResearchMetadataResult'];
    };
    ResearchRunListResult: {
      /** @description Newest first */
      runs: components['schemas']['ResearchRunSummaryResult'][];
      /** @description Send as `after` for the next page; null at the end */
      next_after: string | null;
    };
    ResearchRunResult: {
      /**
       * Format: uuid
       * @description Identifies the run
       */
      id: string;
      /**
       * @description State of the run
       * @enum {string}
       */
      status: 'queued' | 'running' | 'completed' | 'failed' | 'cancelled';
      /** @description The question */
      query: string;
      /**
       * @description Depth asked for
       * @enum {string}
       */
      depth: 'standard' | 'deep' | 'comprehensive';
      /** @description As asked for */
      enrich_entities: boolean;
      /** @description As asked for */
      include_analysis: boolean;
      /** @description As asked for */
      synthesis: boolean;
      /** @description As asked for, comma-separated */
      source_types: string;
      /** @description As asked for */
      max_sources: number;
      /**
       * @description As asked for
       * @enum {string}
       */
      freshness: 'any' | 'day' | 'week' | 'month';
      /** @description Path of the live progress stream (Server-Sent Events) */
      stream_url: string;
      /** @description Credits charged for it; 0 until it is completed */
      credits_used: number;
      /** @description Why it failed (the error object of a failed call); null when it did not */
      failure: {
        [key: string]: unknown;
      } | null;
      /**
       * Format: date-time
       * @description When it was asked for
       */
      created_at: string;
      /**
       * Format: date-time
       * @description When a worker took it
       */
      started_at: string | null;
      /**
       * Format: date-time
       * @description When it ended
       */
      finished_at: string | null;
      /** @description Null until it is completed */
      result: components['schemas']['ResearchResult'] | null;
    };
    ResearchRunSummaryResult: {
      /**
       * Format: uuid
       * @description Identifies the run
       */
      id: string;
      /**
       * @description State of the run
       * @enum {string}
       */
      status: 'queued' | 'running' | 'completed' | 'failed' | 'cancelled';
      /** @description The question */
      query: string;
      /**
       * @description Depth asked for
       * @enum {string}
       */
      depth: 'standard' | 'deep' | 'comprehensive';
      /** @description As asked for */
      enrich_entities: boolean;
      /** @description As asked for */
      include_analysis: boolean;
      /** @description As asked for */
      synthesis: boolean;
      /** @description As asked for, comma-separated */
      source_types: string;
      /** @description As asked for */
      max_sources: number;
      /**
       * @description As asked for
       * @enum {string}
       */
      freshness: 'any' | 'day' | 'week' | 'month';
      /** @description Path of the live progress stream (Server-Sent Events) */
      stream_url: string;
      /** @description Credits charged for it; 0 until it is completed */
      credits_used: number;
      /** @description Why it failed (the error object of a failed call); null when it did not */
      failure: {
        [key: string]: unknown;
      } | null;
      /**
       * Format: date-time
       * @description When it was asked for
       */
      created_at: string;
      /**
       * Format: date-time
       * @description When a worker took it
       */
      started_at: string | null;
      /**
       * Format: date-time
       * @description When it ended
       */
      finished_at: string | null;
    };
    ResearchSourceResult: {
      /** @description The n of `[Source n]` */
      id: number;
      /**
       * Format: uri
       * @description Its address
       */
      url: string;
      /** @description Its title */
      title: string;
      /** @description Host without `www.`, or the name of an indexed collection */
      domain: string;
      /** @description Words of the page itself, from where it is cited if it is */
      snippet: string;
      /**
       * @description Kind of source
       * @enum {string}
       */
      source_type: 'web' | 'news' | 'academic';
      /** @description When it says it was published (ISO 8601) */
      published_at: string | null;
      /** @description How far it is to be trusted, 0 to 1; reasons are in the evidence */
      credibility: number;
    };
    ResearchStreamTokenResult: {
      /** @description Opens the stream once: `…/stream?token=…` */
      token: string;
      /**
       * Format: date-time
       * @description Until then
       */
      expires_at: string;
    };
    RestoreBody: {
      /** @description Object id from the list of commits */
      commit: string;
    };
    RestrictKeyBody: {
      /** @description What the key is for. */
      name?: string;
      /**
       * @description What the key may do from now on.
       * @example [
       *       "capability:search"
       *     ]
       */
      scopes?: string[];
      /**
       * Format: date-time
       * @description When the key stops working; null: never.
       * @example 2030-01-01T00:00:00Z
       */
      expires_at?: string | null;
      /**
       * @description IP addresses and CIDR ranges from which the key may be used; empty: from anywhere.
       * @example [
       *       "203.0.113.0/24"
       *     ]
       */
      ip_allow_list?: string[];
      /** @description Requests a minute; null: the service's default. */
      rate_limit_per_minute?: number | null;
      /** @description Credits that the key may spend in all, together with the keys that share its count; null: what the account has. */
      credit_cap?: number | null;
    };
    RotateKeyBody: {
      /**
       * @description Seconds for which the old key goes on working; 0: it stops at once.
       * @default 0
       * @example 3600
       */
      overlap_seconds?: number;
    };
    ScrapeParams: {
      /**
       * Format: uri
       * @description Absolute http or https address of the page, without credentials; private and local addresses are refused. Or the `file://` address of an indexed document, as `search` gives it.
       * @example https://example.com/
       */
      url: string;
      /**
       * @description What to return: `markdown` or `text` of the main content, its sanitised `html`, the `links` of the whole page, `metadata` (title, author, dates and so on). Fields not asked for are null.
       * @default [
       *       "markdown",
       *       "metadata"
       *     ]
       * @example [
       *       "markdown",
       *       "links"
       *     ]
       */
      formats?: ('markdown' | 'text' | 'html' | 'links' | 'metadata')[];
      /**
       * @description `auto` fetches the page and opens a browser only when the page needs JavaScript or refuses the fetch. `fetch` never runs JavaScript and asks no vendor. `browser` always renders the page.
       * @default auto
       * @enum {string}
       */
      mode?: 'auto' | 'fetch' | 'browser';
      /**
       * @description What to wait for once the page has loaded in a browser: a CSS selector that must become visible, or milliseconds (`1500`, at most 30,000). With it, `auto` goes to the browser at once.
       * @example #results .item
       */
      wait_for?: string;
      /**
       * @description Most bytes of the page that are read, decompressed; a larger page fails and is free.
       * @default 10485760
       */
      max_bytes?: number;
      /**
       * @description Milliseconds the whole call may take, all providers included.
       * @default 20000
       */
      timeout_ms?: number;
    };
    ScrapeResult: {
      /**
       * Format: uri
       * @description Address as asked for.
       */
      url: string;
      /**
       * Format: uri
       * @description Address after redirects.
       */
      final_url: string;
      /**
       * @description HTTP status of the page.
       * @example 200
       */
      status_code: number;
      /** @description Title of the content. */
      title: string | null;
      /** @description Main content as Markdown (GFM tables, fenced code, absolute links). */
      markdown: string | null;
      /** @description Main content as plain text. */
      text: string | null;
      /** @description Main content as HTML: no scripts, styles, forms or event handlers; absolute addresses. */
      html: string | null;
      /** @description Links of the whole page in its order, each address once, at most 1,000. */
      links: components['schemas']['PageLink'][] | null;
      /** @description What the page states about itself. */
      metadata: components['schemas']['PageMetadata'] | null;
    };
    ScreenshotParams: {
      /**
       * Format: uri
       * @description Absolute http or https address of the page, without credentials. Private and local addresses are refused.
       * @example https://example.com/
       */
      url: string;
      /**
       * @description The whole page, scrolled through once, instead of what fits the window. A picture ends at 16,383 pixels.
       * @default false
       */
      full_page?: boolean;
      /**
       * @description Width of the window in CSS pixels. Without effect when `device` is sent.
       * @default 1280
       */
      width?: number;
      /**
       * @description Height of the window in CSS pixels. Without effect when `device` is sent.
       * @default 800
       */
      height?: number;
      /**
       * @description Take it as this device would: its window, its density of pixels, touch and user agent, in place of `width` and `height`.
       * @example iPhone 15
       * @enum {string}
       */
      device?:
        | 'Desktop Chrome HiDPI'
        | 'iPhone SE (3rd gen)'
        | 'iPhone 13'
        | 'iPhone 15'
        | 'iPhone 15 Pro Max'
        | 'iPhone 16'
        | 'iPad Mini'
        | 'iPad Pro 11'
        | 'Pixel 7'
        | 'Pixel 9'
        | 'Galaxy S24'
        | 'Galaxy Tab S9';
      /**
       * @description Kind of picture. `jpeg` and `webp` are smaller, `png` is exact.
       * @default png
       * @enum {string}
       */
      format?: 'png' | 'jpeg' | 'webp';
      /**
       * @description What to wait for once the page has loaded: a CSS selector that must become visible, or milliseconds (`1500`, at most 30,000).
       * @example #chart svg
       */
      wait_for?: string;
      /**
       * @description Ask the page for its dark colours, if it has any.
       * @default false
       */
      dark?: boolean;
      /**
       * @description Return the picture itself in `image_base64` (at most 5 MB) instead of an address that expires.
       * @default false
       */
      inline?: boolean;
      /**
       * @description Milliseconds the whole call may take, all providers included.
       * @default 30000
       */
      timeout_ms?: number;
    };
    ScreenshotResult: {
      /**
       * Format: uri
       * @description Address as asked for.
       */
      url: string;
      /**
       * Format: uri
       * @description Address after redirects; null where a vendor does not tell.
       */
      final_url: string | null;
      /**
       * @description HTTP status of the page; null where a vendor does not tell.
       * @example 200
       */
      status_code: number | null;
      /**
       * Format: uri
       * @description Where the picture can be fetched until `expires_at`, without a key: who knows the address may read it. Null with `inline`.
       */
      image_url: string | null;
      /**
       * Format: date-time
       * @description When `image_url` ends: ISO 8601 in UTC. Null with `inline`.
       */
      expires_at: string | null;
      /** @description The picture in Base64, with `inline`; else null. */
      image_base64: string | null;
      /**
       * @description Kind of the picture.
       * @enum {string}
       */
      media_type: 'image/png' | 'image/jpeg' | 'image/webp';
      /**
       * @description Width of the picture in pixels of the device.
       * @example 1280
       */
      width: number;
      /**
       * @description Height of the picture in pixels of the device.
       * @example 800
       */
      height: number;
      /** @description Size of the picture. */
      bytes: number;
      /** @description Whether the page goes on below the picture although `full_page` was asked for; null where a vendor does not tell. */
      is_cut: boolean | null;
    };
    SearchCitation: {
      /**
       * @description The n of `[Source n]`: the place of the result in `results`, counted from 1.
       * @example 1
       */
      source: number;
      /**
       * Format: uri
       * @description Address of the quoted result.
       */
      url: string;
      /** @description Title of the quoted result. */
      title: string;
    };
    SearchHit: {
      /**
       * Format: uri
       * @description Address: http(s), or `file://` for a document of an indexed folder.
       * @example https://www.postgresql.org/docs/current/explicit-locking.html
       */
      url: string;
      /** @description Title as plain text. */
      title: string;
      /** @description Passage that matched, as plain text; paragraphs are lines; may be empty. */
      snippet: string;
      /**
       * @description Host without `www.`; for a document of an indexed folder the name of its collection.
       * @example postgresql.org
       */
      domain: string;
      /**
       * Format: date-time
       * @description Time of publication (ISO 8601, UTC); null when the source does not say.
       */
      published_at: string | null;
      /** @description Relevance from 0 to 1 relative to the best result of this answer; null when the provider gives none. Results are in order of relevance either way. */
      score: number | null;
      /**
       * @description Kind of source.
       * @enum {string}
       */
      source_type: 'web' | 'news' | 'academic';
    };
    SearchParams: {
      /**
       * @description What to look for: words or a question, in any language.
       * @example PostgreSQL advisory locks
       */
      query: string;
      /**
       * @description `standard` returns results. `ai` also answers the query, each sentence followed by the `[Source n]` marker of the result it rests on: in the words of a language model where the deployment has one (`mode_used` `ai`), else in sentences quoted from the pages found (`ai_extractive`).
       * @default standard
       * @enum {string}
       */
      mode?: 'standard' | 'ai';
      /**
       * @description Kind of source to search.
       * @default web
       * @enum {string}
       */
      source_type?: 'web' | 'news' | 'academic';
      /**
       * @description Only results published in the past day, week or month; case is ignored.
       * @default any
       * @enum {string}
       */
      freshness?: 'any' | 'day' | 'week' | 'month';
      /**
       * @description At most this many results.
       * @default 10
       */
      max_results?: number;
      /**
       * @description Only results from these domains and their subdomains, e.g. `postgresql.org`.
       * @default []
       */
      include_domains?: string[];
      /**
       * @description No results from these domains and their subdomains.
       * @default []
       */
      exclude_domains?: string[];
      /**
       * @description Language of the results as ISO 639-1 code, e.g. `de`, where the provider can tell; absent: any language.
       * @example en
       */
      language?: string;
    };
    SearchResult: {
      /** @description Best first. */
      results: components['schemas']['SearchHit'][];
      /**
       * @description Mode `ai`: sentences quoted from the snippets, each followed by `[Source n]`; null in mode `standard` and when no snippet speaks to the query.
       * @example Advisory locks are held until released or the session ends. [Source 1]
       */
      answer: string | null;
      /** @description The results the answer quotes, in order of first use; empty without an answer. */
      citations: components['schemas']['SearchCitation'][];
    };
    UsageLineResult: {
      /**
       * Format: date
       * @description UTC day
       */
      date: string;
      /** @description Capability */
      capability: string;
      /** @description Calls */
      calls: number;
      /** @description Calls that succeeded */
      succeeded: number;
      /** @description Credits charged */
      credits: number;
    };
    UsageResult: {
      /**
       * Format: date-time
       * @description First moment
       */
      from: string;
      /**
       * Format: date-time
       * @description End, exclusive
       */
      to: string;
      /** @description Calls in the period */
      calls: number;
      /** @description Credits charged in the period */
      credits: number;
      /** @description By day and capability, newest day first */
      lines: components['schemas']['UsageLineResult'][];
    };
  };
  responses: {
    /** @description Bad Request */
    BadRequest: {
      headers: {
        'X-Request-Id': components['headers']['XRequestId'];
        'X-RateLimit-Limit': components['headers']['XRateLimitLimit'];
        'X-RateLimit-Remaining': components['headers']['XRateLimitRemaining'];
        'X-RateLimit-Reset': components['headers']['XRateLimitReset'];
        'X-Credits-Used': components['headers']['XCreditsUsed'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['FailureEnvelope'];
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description Unauthorized */
    Unauthorized: {
      headers: {
        'X-Request-Id': components['headers']['XRequestId'];
        'X-RateLimit-Limit': components['headers']['XRateLimitLimit'];
        'X-RateLimit-Remaining': components['headers']['XRateLimitRemaining'];
        'X-RateLimit-Reset': components['headers']['XRateLimitReset'];
        'X-Credits-Used': components['headers']['XCreditsUsed'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['FailureEnvelope'];
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description Payment Required */
    PaymentRequired: {
      headers: {
        'X-Request-Id': components['headers']['XRequestId'];
        'X-RateLimit-Limit': components['headers']['XRateLimitLimit'];
        'X-RateLimit-Remaining': components['headers']['XRateLimitRemaining'];
        'X-RateLimit-Reset': components['headers']['XRateLimitReset'];
        'X-Credits-Used': components['headers']['XCreditsUsed'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['FailureEnvelope'];
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description Forbidden */
    Forbidden: {
      headers: {
        'X-Request-Id': components['headers']['XRequestId'];
        'X-RateLimit-Limit': components['headers']['XRateLimitLimit'];
        'X-RateLimit-Remaining': components['headers']['XRateLimitRemaining'];
        'X-RateLimit-Reset': components['headers']['XRateLimitReset'];
        'X-Credits-Used': components['headers']['XCreditsUsed'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['FailureEnvelope'];
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description Not Acceptable */
    NotAcceptable: {
      headers: {
        'X-Request-Id': components['headers']['XRequestId'];
        'X-RateLimit-Limit': components['headers']['XRateLimitLimit'];
        'X-RateLimit-Remaining': components['headers']['XRateLimitRemaining'];
        'X-RateLimit-Reset': components['headers']['XRateLimitReset'];
        'X-Credits-Used': components['headers']['XCreditsUsed'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['FailureEnvelope'];
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description Conflict */
    Conflict: {
      headers: {
        'X-Request-Id': components['headers']['XRequestId'];
        'X-RateLimit-Limit': components['headers']['XRateLimitLimit'];
        'X-RateLimit-Remaining': components['headers']['XRateLimitRemaining'];
        'X-RateLimit-Reset': components['headers']['XRateLimitReset'];
        'X-Credits-Used': components['headers']['XCreditsUsed'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['FailureEnvelope'];
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description Payload Too Large */
    PayloadTooLarge: {
      headers: {
        'X-Request-Id': components['headers']['XRequestId'];
        'X-RateLimit-Limit': components['headers']['XRateLimitLimit'];
        'X-RateLimit-Remaining': components['headers']['XRateLimitRemaining'];
        'X-RateLimit-Reset': components['headers']['XRateLimitReset'];
        'X-Credits-Used': components['headers']['XCreditsUsed'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['FailureEnvelope'];
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description Unsupported Media Type */
    UnsupportedMediaType: {
      headers: {
        'X-Request-Id': components['headers']['XRequestId'];
        'X-RateLimit-Limit': components['headers']['XRateLimitLimit'];
        'X-RateLimit-Remaining': components['headers']['XRateLimitRemaining'];
        'X-RateLimit-Reset': components['headers']['XRateLimitReset'];
        'X-Credits-Used': components['headers']['XCreditsUsed'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['FailureEnvelope'];
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description Unprocessable Entity */
    UnprocessableEntity: {
      headers: {
        'X-Request-Id': components['headers']['XRequestId'];
        'X-RateLimit-Limit': components['headers']['XRateLimitLimit'];
        'X-RateLimit-Remaining': components['headers']['XRateLimitRemaining'];
        'X-RateLimit-Reset': components['headers']['XRateLimitReset'];
        'X-Credits-Used': components['headers']['XCreditsUsed'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['FailureEnvelope'];
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description Too Many Requests */
    TooManyRequests: {
      headers: {
        'X-Request-Id': components['headers']['XRequestId'];
        'X-RateLimit-Limit': components['headers']['XRateLimitLimit'];
        'X-RateLimit-Remaining': components['headers']['XRateLimitRemaining'];
        'X-RateLimit-Reset': components['headers']['XRateLimitReset'];
        'X-Credits-Used': components['headers']['XCreditsUsed'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['FailureEnvelope'];
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description Internal Server Error */
    InternalServerError: {
      headers: {
        'X-Request-Id': components['headers']['XRequestId'];
        'X-RateLimit-Limit': components['headers']['XRateLimitLimit'];
        'X-RateLimit-Remaining': components['headers']['XRateLimitRemaining'];
        'X-RateLimit-Reset': components['headers']['XRateLimitReset'];
        'X-Credits-Used': components['headers']['XCreditsUsed'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['FailureEnvelope'];
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description Bad Gateway */
    BadGateway: {
      headers: {
        'X-Request-Id': components['headers']['XRequestId'];
        'X-RateLimit-Limit': components['headers']['XRateLimitLimit'];
        'X-RateLimit-Remaining': components['headers']['XRateLimitRemaining'];
        'X-RateLimit-Reset': components['headers']['XRateLimitReset'];
        'X-Credits-Used': components['headers']['XCreditsUsed'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['FailureEnvelope'];
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description Service Unavailable */
    ServiceUnavailable: {
      headers: {
        'X-Request-Id': components['headers']['XRequestId'];
        'X-RateLimit-Limit': components['headers']['XRateLimitLimit'];
        'X-RateLimit-Remaining': components['headers']['XRateLimitRemaining'];
        'X-RateLimit-Reset': components['headers']['XRateLimitReset'];
        'X-Credits-Used': components['headers']['XCreditsUsed'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['FailureEnvelope'];
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description Gateway Timeout */
    GatewayTimeout: {
      headers: {
        'X-Request-Id': components['headers']['XRequestId'];
        'X-RateLimit-Limit': components['headers']['XRateLimitLimit'];
        'X-RateLimit-Remaining': components['headers']['XRateLimitRemaining'];
        'X-RateLimit-Reset': components['headers']['XRateLimitReset'];
        'X-Credits-Used': components['headers']['XCreditsUsed'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['FailureEnvelope'];
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description Not Found */
    NotFound: {
      headers: {
        'X-Request-Id': components['headers']['XRequestId'];
        'X-RateLimit-Limit': components['headers']['XRateLimitLimit'];
        'X-RateLimit-Remaining': components['headers']['XRateLimitRemaining'];
        'X-RateLimit-Reset': components['headers']['XRateLimitReset'];
        'X-Credits-Used': components['headers']['XCreditsUsed'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['FailureEnvelope'];
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description Invalid build request, or mismatched Idempotency-Key */
    InvalidBuildRequestOrMismatchedIdempotencyKey: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json':
          components['schemas']['BuildValidationError'] | components['schemas']['FailureEnvelope'];
      };
    };
    /** @description Invalid build request */
    InvalidBuildRequest: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['BuildValidationError'];
      };
    };
  };
  parameters: never;
  requestBodies: never;
  headers: {
    /** @description Identifier of the request */
    XRequestId: string;
    /** @description Requests a minute */
    XRateLimitLimit: number;
    /** @description Requests left in the window */
    XRateLimitRemaining: number;
    /** @description Unix seconds at which the window ends */
    XRateLimitReset: number;
    /** @description Credits charged for this request */
    XCreditsUsed: number;
    /** @description Validator of these bytes; send it back as `If-None-Match` */
    ETag: string;
    /** @description How long the answer may be kept */
    CacheControl: string;
  };
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  search: {
    parameters: {
      query?: never;
      header?: {
        /** @description Repeats with the same key and body get the first answer and are not charged again; kept 24 h */
        'Idempotency-Key'?: string;
        /** @description The most this call may cost; a higher price is refused with 402 */
        'X-Max-Credits'?: number;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SearchParams'];
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          'X-RateLimit-Limit': components['headers']['XRateLimitLimit'];
          'X-RateLimit-Remaining': components['headers']['XRateLimitRemaining'];
          'X-RateLimit-Reset': components['headers']['XRateLimitReset'];
          'X-Credits-Used': components['headers']['XCreditsUsed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['SearchResult'];
            error: null;
            metadata: components['schemas']['EnvelopeMetadata'];
            credits_used: number;
          };
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      402: components['responses']['PaymentRequired'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      502: components['responses']['BadGateway'];
      503: components['responses']['ServiceUnavailable'];
      504: components['responses']['GatewayTimeout'];
    };
  };
  scrape: {
    parameters: {
      query?: never;
      header?: {
        /** @description Repeats with the same key and body get the first answer and are not charged again; kept 24 h */
        'Idempotency-Key'?: string;
        /** @description The most this call may cost; a higher price is refused with 402 */
        'X-Max-Credits'?: number;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ScrapeParams'];
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          'X-RateLimit-Limit': components['headers']['XRateLimitLimit'];
          'X-RateLimit-Remaining': components['headers']['XRateLimitRemaining'];
          'X-RateLimit-Reset': components['headers']['XRateLimitReset'];
          'X-Credits-Used': components['headers']['XCreditsUsed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['ScrapeResult'];
            error: null;
            metadata: components['schemas']['EnvelopeMetadata'];
            credits_used: number;
          };
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      402: components['responses']['PaymentRequired'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      502: components['responses']['BadGateway'];
      503: components['responses']['ServiceUnavailable'];
      504: components['responses']['GatewayTimeout'];
    };
  };
  screenshot: {
    parameters: {
      query?: never;
      header?: {
        /** @description Repeats with the same key and body get the first answer and are not charged again; kept 24 h */
        'Idempotency-Key'?: string;
        /** @description The most this call may cost; a higher price is refused with 402 */
        'X-Max-Credits'?: number;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ScreenshotParams'];
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          'X-RateLimit-Limit': components['headers']['XRateLimitLimit'];
          'X-RateLimit-Remaining': components['headers']['XRateLimitRemaining'];
          'X-RateLimit-Reset': components['headers']['XRateLimitReset'];
          'X-Credits-Used': components['headers']['XCreditsUsed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['ScreenshotResult'];
            error: null;
            metadata: components['schemas']['EnvelopeMetadata'];
            credits_used: number;
          };
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      402: components['responses']['PaymentRequired'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      502: components['responses']['BadGateway'];
      503: components['responses']['ServiceUnavailable'];
      504: components['responses']['GatewayTimeout'];
    };
  };
  enrich_company: {
    parameters: {
      query?: never;
      header?: {
        /** @description Repeats with the same key and body get the first answer and are not charged again; kept 24 h */
        'Idempotency-Key'?: string;
        /** @description The most this call may cost; a higher price is refused with 402 */
        'X-Max-Credits'?: number;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['EnrichCompanyParams'];
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          'X-RateLimit-Limit': components['headers']['XRateLimitLimit'];
          'X-RateLimit-Remaining': components['headers']['XRateLimitRemaining'];
          'X-RateLimit-Reset': components['headers']['XRateLimitReset'];
          'X-Credits-Used': components['headers']['XCreditsUsed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['EnrichCompanyResult'];
            error: null;
            metadata: components['schemas']['EnvelopeMetadata'];
            credits_used: number;
          };
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      402: components['responses']['PaymentRequired'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      502: components['responses']['BadGateway'];
      503: components['responses']['ServiceUnavailable'];
      504: components['responses']['GatewayTimeout'];
    };
  };
  enrich_person: {
    parameters: {
      query?: never;
      header?: {
        /** @description Repeats with the same key and body get the first answer and are not charged again; kept 24 h */
        'Idempotency-Key'?: string;
        /** @description The most this call may cost; a higher price is refused with 402 */
        'X-Max-Credits'?: number;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['EnrichPersonParams'];
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          'X-RateLimit-Limit': components['headers']['XRateLimitLimit'];
          'X-RateLimit-Remaining': components['headers']['XRateLimitRemaining'];
          'X-RateLimit-Reset': components['headers']['XRateLimitReset'];
          'X-Credits-Used': components['headers']['XCreditsUsed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['EnrichPersonResult'];
            error: null;
            metadata: components['schemas']['EnvelopeMetadata'];
            credits_used: number;
          };
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      402: components['responses']['PaymentRequired'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      502: components['responses']['BadGateway'];
      503: components['responses']['ServiceUnavailable'];
      504: components['responses']['GatewayTimeout'];
    };
  };
  agent: {
    parameters: {
      query?: never;
      header?: {
        /** @description Repeats with the same key and body get the first answer and are not charged again; kept 24 h */
        'Idempotency-Key'?: string;
        /** @description The most this call may cost; a higher price is refused with 402 */
        'X-Max-Credits'?: number;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json':
          | {
              /**
               * @description Name of the capability: search
               * @enum {string}
               */
              capability: 'search';
              params: components['schemas']['SearchParams'];
            }
          | {
              /**
               * @description Name of the capability: scrape
               * @enum {string}
               */
              capability: 'scrape';
              params: components['schemas']['ScrapeParams'];
            }
          | {
              /**
               * @description Name of the capability: screenshot
               * @enum {string}
               */
              capability: 'screenshot';
              params: components['schemas']['ScreenshotParams'];
            }
          | {
              /**
               * @description Name of the capability: enrich_company
               * @enum {string}
               */
              capability: 'enrich_company';
              params: components['schemas']['EnrichCompanyParams'];
            }
          | {
              /**
               * @description Name of the capability: enrich_person
               * @enum {string}
               */
              capability: 'enrich_person';
              params: components['schemas']['EnrichPersonParams'];
            }
          | {
              /**
               * @description Name of the capability: research
               * @enum {string}
               */
              capability: 'research';
              params: components['schemas']['ResearchParams'];
            }
          | {
              /**
               * @description Name of the capability: build
               * @enum {string}
               */
              capability: 'build';
              params: components['schemas']['BuildParams'];
            }
          | {
              /**
               * @description Name of the capability: build_status
               * @enum {string}
               */
              capability: 'build_status';
              params: components['schemas']['BuildIdParams'];
            }
          | {
              /**
               * @description Name of the capability: build_message
               * @enum {string}
               */
              capability: 'build_message';
              params: components['schemas']['BuildMessageParams'];
            }
          | {
              /**
               * @description Name of the capability: build_stop
               * @enum {string}
               */
              capability: 'build_stop';
              params: components['schemas']['BuildIdParams'];
            };
      };
    };
    responses: {
      /** @description Result of the capability */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data:
              | components['schemas']['SearchResult']
              | components['schemas']['ScrapeResult']
              | components['schemas']['ScreenshotResult']
              | components['schemas']['EnrichCompanyResult']
              | components['schemas']['EnrichPersonResult']
              | components['schemas']['ResearchResult']
              | components['schemas']['BuildCreatedResult']
              | components['schemas']['BuildResult']
              | components['schemas']['BuildMessageAcceptedResult']
              | components['schemas']['BuildStoppedResult'];
            error: null;
            metadata: components['schemas']['EnvelopeMetadata'] | components['schemas']['ReducedMetadata'];
            credits_used: number;
          };
        };
      };
      /** @description With `Prefer: respond-async`, where the capability takes long: the work goes on */
      202: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          'X-RateLimit-Limit': components['headers']['XRateLimitLimit'];
          'X-RateLimit-Remaining': components['headers']['XRateLimitRemaining'];
          'X-RateLimit-Reset': components['headers']['XRateLimitReset'];
          'X-Credits-Used': components['headers']['XCreditsUsed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['AcceptedWorkResult'];
            error: null;
            metadata: components['schemas']['EnvelopeMetadata'];
            credits_used: number;
          };
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      402: components['responses']['PaymentRequired'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      502: components['responses']['BadGateway'];
      503: components['responses']['ServiceUnavailable'];
      504: components['responses']['GatewayTimeout'];
    };
  };
  listResearchRuns: {
    parameters: {
      query?: {
        /** @description Items a page */
        limit?: number;
        /** @description `next_after` of the page before */
        after?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          'X-RateLimit-Limit': components['headers']['XRateLimitLimit'];
          'X-RateLimit-Remaining': components['headers']['XRateLimitRemaining'];
          'X-RateLimit-Reset': components['headers']['XRateLimitReset'];
          'X-Credits-Used': components['headers']['XCreditsUsed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['ResearchRunListResult'];
            error: null;
            metadata: components['schemas']['ReducedMetadata'];
            credits_used: number;
          };
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  research: {
    parameters: {
      query?: never;
      header?: {
        /** @description `respond-async`: answer 202 at once with the run and its `Location`; with `wait=10` after at most ten seconds (RFC 7240) */
        Prefer?: string;
        /** @description Repeats with the same key and body get the first answer and are not charged again; kept 24 h */
        'Idempotency-Key'?: string;
        /** @description The most this call may cost; a higher price is refused with 402 */
        'X-Max-Credits'?: number;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ResearchParams'];
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          'X-RateLimit-Limit': components['headers']['XRateLimitLimit'];
          'X-RateLimit-Remaining': components['headers']['XRateLimitRemaining'];
          'X-RateLimit-Reset': components['headers']['XRateLimitReset'];
          'X-Credits-Used': components['headers']['XCreditsUsed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['ResearchResult'];
            error: null;
            metadata: components['schemas']['EnvelopeMetadata'];
            credits_used: number;
          };
        };
      };
      /** @description The run goes on */
      202: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          'X-RateLimit-Limit': components['headers']['XRateLimitLimit'];
          'X-RateLimit-Remaining': components['headers']['XRateLimitRemaining'];
          'X-RateLimit-Reset': components['headers']['XRateLimitReset'];
          'X-Credits-Used': components['headers']['XCreditsUsed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['ResearchRunResult'];
            error: null;
            metadata: components['schemas']['EnvelopeMetadata'];
            credits_used: number;
          };
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      402: components['responses']['PaymentRequired'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      502: components['responses']['BadGateway'];
      503: components['responses']['ServiceUnavailable'];
      504: components['responses']['GatewayTimeout'];
    };
  };
  getResearchRun: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Identifies the run */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          'X-RateLimit-Limit': components['headers']['XRateLimitLimit'];
          'X-RateLimit-Remaining': components['headers']['XRateLimitRemaining'];
          'X-RateLimit-Reset': components['headers']['XRateLimitReset'];
          'X-Credits-Used': components['headers']['XCreditsUsed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['ResearchRunResult'];
            error: null;
            metadata: components['schemas']['ReducedMetadata'];
            credits_used: number;
          };
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  cancelResearchRun: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Identifies the run */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          'X-RateLimit-Limit': components['headers']['XRateLimitLimit'];
          'X-RateLimit-Remaining': components['headers']['XRateLimitRemaining'];
          'X-RateLimit-Reset': components['headers']['XRateLimitReset'];
          'X-Credits-Used': components['headers']['XCreditsUsed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['ResearchRunResult'];
            error: null;
            metadata: components['schemas']['ReducedMetadata'];
            credits_used: number;
          };
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  getResearchEvidence: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Identifies the run */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          'X-RateLimit-Limit': components['headers']['XRateLimitLimit'];
          'X-RateLimit-Remaining': components['headers']['XRateLimitRemaining'];
          'X-RateLimit-Reset': components['headers']['XRateLimitReset'];
          'X-Credits-Used': components['headers']['XCreditsUsed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['ResearchEvidenceResult'];
            error: null;
            metadata: components['schemas']['ReducedMetadata'];
            credits_used: number;
          };
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      409: components['responses']['Conflict'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  getResearchReport: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Identifies the run */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The report */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/markdown': string;
          'text/html': string;
          'application/pdf': string;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      409: components['responses']['Conflict'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  createResearchStreamToken: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Identifies the run */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          'X-RateLimit-Limit': components['headers']['XRateLimitLimit'];
          'X-RateLimit-Remaining': components['headers']['XRateLimitRemaining'];
          'X-RateLimit-Reset': components['headers']['XRateLimitReset'];
          'X-Credits-Used': components['headers']['XCreditsUsed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['ResearchStreamTokenResult'];
            error: null;
            metadata: components['schemas']['ReducedMetadata'];
            credits_used: number;
          };
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  streamResearch: {
    parameters: {
      query?: {
        /** @description Ticket of a browser */
        token?: string;
      };
      header?: {
        /** @description Number of the last event seen; the stream goes on after it */
        'Last-Event-ID'?: number;
      };
      path: {
        /** @description Identifies the run */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The events */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/event-stream': string;
        };
      };
      /** @description It has ended, and all of it was seen */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  listBuilds: {
    parameters: {
      query?: {
        /** @description Items a page */
        limit?: number;
        /** @description `next_after` of the page before */
        after?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          'X-RateLimit-Limit': components['headers']['XRateLimitLimit'];
          'X-RateLimit-Remaining': components['headers']['XRateLimitRemaining'];
          'X-RateLimit-Reset': components['headers']['XRateLimitReset'];
          'X-Credits-Used': components['headers']['XCreditsUsed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['BuildListResult'];
            error: null;
            metadata: components['schemas']['ReducedMetadata'];
            credits_used: number;
          };
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      422: components['responses']['InvalidBuildRequest'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  createBuild: {
    parameters: {
      query?: never;
      header?: {
        /** @description Repeats with the same key and body get the first answer and are not charged again; kept 24 h */
        'Idempotency-Key'?: string;
        /** @description The most this call may cost; a higher price is refused with 402 */
        'X-Max-Credits'?: number;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BuildParams'];
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          'X-RateLimit-Limit': components['headers']['XRateLimitLimit'];
          'X-RateLimit-Remaining': components['headers']['XRateLimitRemaining'];
          'X-RateLimit-Reset': components['headers']['XRateLimitReset'];
          'X-Credits-Used': components['headers']['XCreditsUsed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['BuildCreatedResult'];
            error: null;
            metadata: components['schemas']['ReducedMetadata'];
            credits_used: number;
          };
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      402: components['responses']['PaymentRequired'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['InvalidBuildRequestOrMismatchedIdempotencyKey'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      502: components['responses']['BadGateway'];
      503: components['responses']['ServiceUnavailable'];
      504: components['responses']['GatewayTimeout'];
    };
  };
  getBuild: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Identifier that the create call returned */
        execution_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          'X-RateLimit-Limit': components['headers']['XRateLimitLimit'];
          'X-RateLimit-Remaining': components['headers']['XRateLimitRemaining'];
          'X-RateLimit-Reset': components['headers']['XRateLimitReset'];
          'X-Credits-Used': components['headers']['XCreditsUsed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['BuildResult'];
            error: null;
            metadata: components['schemas']['ReducedMetadata'];
            credits_used: number;
          };
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      422: components['responses']['InvalidBuildRequest'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  messageBuild: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Identifier that the create call returned */
        execution_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BuildMessageBody'];
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          'X-RateLimit-Limit': components['headers']['XRateLimitLimit'];
          'X-RateLimit-Remaining': components['headers']['XRateLimitRemaining'];
          'X-RateLimit-Reset': components['headers']['XRateLimitReset'];
          'X-Credits-Used': components['headers']['XCreditsUsed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['BuildMessageAcceptedResult'];
            error: null;
            metadata: components['schemas']['ReducedMetadata'];
            credits_used: number;
          };
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['InvalidBuildRequest'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  stopBuild: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Identifier that the create call returned */
        execution_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          'X-RateLimit-Limit': components['headers']['XRateLimitLimit'];
          'X-RateLimit-Remaining': components['headers']['XRateLimitRemaining'];
          'X-RateLimit-Reset': components['headers']['XRateLimitReset'];
          'X-Credits-Used': components['headers']['XCreditsUsed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['BuildStoppedResult'];
            error: null;
            metadata: components['schemas']['ReducedMetadata'];
            credits_used: number;
          };
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      422: components['responses']['InvalidBuildRequest'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  listBuildFiles: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Identifier that the create call returned */
        execution_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          'X-RateLimit-Limit': components['headers']['XRateLimitLimit'];
          'X-RateLimit-Remaining': components['headers']['XRateLimitRemaining'];
          'X-RateLimit-Reset': components['headers']['XRateLimitReset'];
          'X-Credits-Used': components['headers']['XCreditsUsed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['BuildFileListResult'];
            error: null;
            metadata: components['schemas']['ReducedMetadata'];
            credits_used: number;
          };
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      422: components['responses']['InvalidBuildRequest'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  getBuildFile: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Identifier that the create call returned */
        execution_id: string;
        /** @description Path of the file */
        path: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Its bytes */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/octet-stream': string;
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      422: components['responses']['InvalidBuildRequest'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  downloadBuildArchive: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Identifier that the create call returned */
        execution_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A ZIP file */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/zip': string;
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      422: components['responses']['InvalidBuildRequest'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  listBuildCommits: {
    parameters: {
      query?: {
        /** @description Items a page */
        limit?: number;
        /** @description `next_after` of the page before */
        after?: string;
      };
      header?: never;
      path: {
        /** @description Identifier that the create call returned */
        execution_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          'X-RateLimit-Limit': components['headers']['XRateLimitLimit'];
          'X-RateLimit-Remaining': components['headers']['XRateLimitRemaining'];
          'X-RateLimit-Reset': components['headers']['XRateLimitReset'];
          'X-Credits-Used': components['headers']['XCreditsUsed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['BuildCommitListResult'];
            error: null;
            metadata: components['schemas']['ReducedMetadata'];
            credits_used: number;
          };
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      422: components['responses']['InvalidBuildRequest'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  restoreBuild: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Identifier that the create call returned */
        execution_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RestoreBody'];
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          'X-RateLimit-Limit': components['headers']['XRateLimitLimit'];
          'X-RateLimit-Remaining': components['headers']['XRateLimitRemaining'];
          'X-RateLimit-Reset': components['headers']['XRateLimitReset'];
          'X-Credits-Used': components['headers']['XCreditsUsed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['BuildRestoredResult'];
            error: null;
            metadata: components['schemas']['ReducedMetadata'];
            credits_used: number;
          };
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['InvalidBuildRequest'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  createBuildStreamToken: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Identifier that the create call returned */
        execution_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          'X-RateLimit-Limit': components['headers']['XRateLimitLimit'];
          'X-RateLimit-Remaining': components['headers']['XRateLimitRemaining'];
          'X-RateLimit-Reset': components['headers']['XRateLimitReset'];
          'X-Credits-Used': components['headers']['XCreditsUsed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['BuildStreamTokenResult'];
            error: null;
            metadata: components['schemas']['ReducedMetadata'];
            credits_used: number;
          };
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      422: components['responses']['InvalidBuildRequest'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  streamBuild: {
    parameters: {
      query?: {
        /** @description Ticket of a browser */
        token?: string;
      };
      header?: {
        /** @description Number of the last event seen; the stream goes on after it */
        'Last-Event-ID'?: number;
      };
      path: {
        /** @description Identifier that the create call returned */
        execution_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The events */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/event-stream': string;
        };
      };
      /** @description It has ended, and all of it was seen */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      422: components['responses']['InvalidBuildRequest'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  listCompanies: {
    parameters: {
      query?: {
        /** @description Items a page */
        limit?: number;
        /** @description `next_after` of the page before */
        after?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          'X-RateLimit-Limit': components['headers']['XRateLimitLimit'];
          'X-RateLimit-Remaining': components['headers']['XRateLimitRemaining'];
          'X-RateLimit-Reset': components['headers']['XRateLimitReset'];
          'X-Credits-Used': components['headers']['XCreditsUsed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['CompanyListResult'];
            error: null;
            metadata: components['schemas']['ReducedMetadata'];
            credits_used: number;
          };
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  createCompany: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewCompanyBody'];
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          'X-RateLimit-Limit': components['headers']['XRateLimitLimit'];
          'X-RateLimit-Remaining': components['headers']['XRateLimitRemaining'];
          'X-RateLimit-Reset': components['headers']['XRateLimitReset'];
          'X-Credits-Used': components['headers']['XCreditsUsed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['CompanyResult'];
            error: null;
            metadata: components['schemas']['ReducedMetadata'];
            credits_used: number;
          };
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  getCompany: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        company_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          'X-RateLimit-Limit': components['headers']['XRateLimitLimit'];
          'X-RateLimit-Remaining': components['headers']['XRateLimitRemaining'];
          'X-RateLimit-Reset': components['headers']['XRateLimitReset'];
          'X-Credits-Used': components['headers']['XCreditsUsed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['CompanyResult'];
            error: null;
            metadata: components['schemas']['ReducedMetadata'];
            credits_used: number;
          };
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  getCompanyData: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        company_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          'X-RateLimit-Limit': components['headers']['XRateLimitLimit'];
          'X-RateLimit-Remaining': components['headers']['XRateLimitRemaining'];
          'X-RateLimit-Reset': components['headers']['XRateLimitReset'];
          'X-Credits-Used': components['headers']['XCreditsUsed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['CompanyDataResult'];
            error: null;
            metadata: components['schemas']['ReducedMetadata'];
            credits_used: number;
          };
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  listCompanyEntries: {
    parameters: {
      query?: {
        /** @description Items a page */
        limit?: number;
        /** @description `next_after` of the page before */
        after?: string;
      };
      header?: never;
      path: {
        company_id: string;
        collection: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          'X-RateLimit-Limit': components['headers']['XRateLimitLimit'];
          'X-RateLimit-Remaining': components['headers']['XRateLimitRemaining'];
          'X-RateLimit-Reset': components['headers']['XRateLimitReset'];
          'X-Credits-Used': components['headers']['XCreditsUsed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['DataEntryListResult'];
            error: null;
            metadata: components['schemas']['ReducedMetadata'];
            credits_used: number;
          };
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  exportCompanyEntries: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        company_id: string;
        collection: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One row an entry, below a row of headings */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/csv': string;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  deleteCompanyEntry: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        company_id: string;
        collection: string;
        entry_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          'X-RateLimit-Limit': components['headers']['XRateLimitLimit'];
          'X-RateLimit-Remaining': components['headers']['XRateLimitRemaining'];
          'X-RateLimit-Reset': components['headers']['XRateLimitReset'];
          'X-Credits-Used': components['headers']['XCreditsUsed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['DeletedEntryResult'];
            error: null;
            metadata: components['schemas']['ReducedMetadata'];
            credits_used: number;
          };
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  getCredits: {
    parameters: {
      query?: {
        /** @description Items a page */
        limit?: number;
        /** @description `next_after` of the page before */
        after?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          'X-RateLimit-Limit': components['headers']['XRateLimitLimit'];
          'X-RateLimit-Remaining': components['headers']['XRateLimitRemaining'];
          'X-RateLimit-Reset': components['headers']['XRateLimitReset'];
          'X-Credits-Used': components['headers']['XCreditsUsed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['CreditsResult'];
            error: null;
            metadata: components['schemas']['ReducedMetadata'];
            credits_used: number;
          };
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  listRequests: {
    parameters: {
      query?: {
        /** @description Items a page */
        limit?: number;
        /** @description `next_after` of the page before */
        after?: string;
        /** @description Only calls of this capability */
        capability?: string;
        /** @description Only calls answered with this status */
        status?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          'X-RateLimit-Limit': components['headers']['XRateLimitLimit'];
          'X-RateLimit-Remaining': components['headers']['XRateLimitRemaining'];
          'X-RateLimit-Reset': components['headers']['XRateLimitReset'];
          'X-Credits-Used': components['headers']['XCreditsUsed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['RequestListResult'];
            error: null;
            metadata: components['schemas']['ReducedMetadata'];
            credits_used: number;
          };
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  getReceipt: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description metadata.request_id of the answer */
        request_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          'X-RateLimit-Limit': components['headers']['XRateLimitLimit'];
          'X-RateLimit-Remaining': components['headers']['XRateLimitRemaining'];
          'X-RateLimit-Reset': components['headers']['XRateLimitReset'];
          'X-Credits-Used': components['headers']['XCreditsUsed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['ReceiptResult'];
            error: null;
            metadata: components['schemas']['ReducedMetadata'];
            credits_used: number;
          };
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  getUsage: {
    parameters: {
      query?: {
        /** @description First moment, ISO 8601 (default: 30 days ago) */
        from?: string;
        /** @description End, exclusive, ISO 8601 (default: now) */
        to?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          'X-RateLimit-Limit': components['headers']['XRateLimitLimit'];
          'X-RateLimit-Remaining': components['headers']['XRateLimitRemaining'];
          'X-RateLimit-Reset': components['headers']['XRateLimitReset'];
          'X-Credits-Used': components['headers']['XCreditsUsed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['UsageResult'];
            error: null;
            metadata: components['schemas']['ReducedMetadata'];
            credits_used: number;
          };
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  listKeys: {
    parameters: {
      query?: {
        /** @description Items a page */
        limit?: number;
        /** @description `next_after` of the page before */
        after?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          'X-RateLimit-Limit': components['headers']['XRateLimitLimit'];
          'X-RateLimit-Remaining': components['headers']['XRateLimitRemaining'];
          'X-RateLimit-Reset': components['headers']['XRateLimitReset'];
          'X-Credits-Used': components['headers']['XCreditsUsed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['KeyListResult'];
            error: null;
            metadata: components['schemas']['ReducedMetadata'];
            credits_used: number;
          };
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  createKey: {
    parameters: {
      query?: never;
      header?: {
        /** @description Under one key something is created once, for good: a repetition is answered with 409 and the id of what was created, another body with 422. */
        'Idempotency-Key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CreateKeyBody'];
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          'X-RateLimit-Limit': components['headers']['XRateLimitLimit'];
          'X-RateLimit-Remaining': components['headers']['XRateLimitRemaining'];
          'X-RateLimit-Reset': components['headers']['XRateLimitReset'];
          'X-Credits-Used': components['headers']['XCreditsUsed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['NewKeyResult'];
            error: null;
            metadata: components['schemas']['ReducedMetadata'];
            credits_used: number;
          };
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  getKey: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          'X-RateLimit-Limit': components['headers']['XRateLimitLimit'];
          'X-RateLimit-Remaining': components['headers']['XRateLimitRemaining'];
          'X-RateLimit-Reset': components['headers']['XRateLimitReset'];
          'X-Credits-Used': components['headers']['XCreditsUsed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['KeyResult'];
            error: null;
            metadata: components['schemas']['ReducedMetadata'];
            credits_used: number;
          };
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  revokeKey: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          'X-RateLimit-Limit': components['headers']['XRateLimitLimit'];
          'X-RateLimit-Remaining': components['headers']['XRateLimitRemaining'];
          'X-RateLimit-Reset': components['headers']['XRateLimitReset'];
          'X-Credits-Used': components['headers']['XCreditsUsed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['KeyResult'];
            error: null;
            metadata: components['schemas']['ReducedMetadata'];
            credits_used: number;
          };
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      409: components['responses']['Conflict'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  restrictKey: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RestrictKeyBody'];
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          'X-RateLimit-Limit': components['headers']['XRateLimitLimit'];
          'X-RateLimit-Remaining': components['headers']['XRateLimitRemaining'];
          'X-RateLimit-Reset': components['headers']['XRateLimitReset'];
          'X-Credits-Used': components['headers']['XCreditsUsed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['KeyResult'];
            error: null;
            metadata: components['schemas']['ReducedMetadata'];
            credits_used: number;
          };
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  rotateKey: {
    parameters: {
      query?: never;
      header?: {
        /** @description Under one key something is created once, for good: a repetition is answered with 409 and the id of what was created, another body with 422. */
        'Idempotency-Key'?: string;
      };
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RotateKeyBody'];
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          'X-RateLimit-Limit': components['headers']['XRateLimitLimit'];
          'X-RateLimit-Remaining': components['headers']['XRateLimitRemaining'];
          'X-RateLimit-Reset': components['headers']['XRateLimitReset'];
          'X-Credits-Used': components['headers']['XCreditsUsed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['NewKeyResult'];
            error: null;
            metadata: components['schemas']['ReducedMetadata'];
            credits_used: number;
          };
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  listCapabilities: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          'X-RateLimit-Limit': components['headers']['XRateLimitLimit'];
          'X-RateLimit-Remaining': components['headers']['XRateLimitRemaining'];
          'X-RateLimit-Reset': components['headers']['XRateLimitReset'];
          'X-Credits-Used': components['headers']['XCreditsUsed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['CapabilityListResult'];
            error: null;
            metadata: components['schemas']['ReducedMetadata'];
            credits_used: number;
          };
        };
      };
      /** @description Not changed since the answer with the `ETag` sent along */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  getOpenApi: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The document */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          'Cache-Control': components['headers']['CacheControl'];
          [name: string]: unknown;
        };
        content: {
          'application/json': unknown;
        };
      };
      /** @description Not changed */
      304: {
        headers: {
          ETag: components['headers']['ETag'];
          'Cache-Control': components['headers']['CacheControl'];
          [name: string]: unknown;
        };
        content?: never;
      };
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  getTools: {
    parameters: {
      query?: {
        /** @description `openai`: function calling. `claude`: tool use. `mcp`: the result of `tools/list`. `raw`: everything that is known of each capability, prices and result schemas included. */
        format?: 'openai' | 'claude' | 'mcp' | 'raw';
        /** @description With `format=openai`: for Chat Completions (nested) or for the Responses API (flat). */
        api?: 'chat' | 'responses';
        /** @description With `openai` and `claude`: schemas in the subset that strict mode takes. An optional field may then be null, which counts as left out. A tool that the subset cannot express stays as it is. */
        strict?: boolean;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The document */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          'Cache-Control': components['headers']['CacheControl'];
          [name: string]: unknown;
        };
        content: {
          'application/json': unknown;
        };
      };
      /** @description Not changed */
      304: {
        headers: {
          ETag: components['headers']['ETag'];
          'Cache-Control': components['headers']['CacheControl'];
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  getLlmsIndex: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The document */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          'Cache-Control': components['headers']['CacheControl'];
          [name: string]: unknown;
        };
        content: {
          'text/plain': string;
          'text/markdown': string;
        };
      };
      /** @description Not changed */
      304: {
        headers: {
          ETag: components['headers']['ETag'];
          'Cache-Control': components['headers']['CacheControl'];
          [name: string]: unknown;
        };
        content?: never;
      };
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  getLlmsReference: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The document */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          'Cache-Control': components['headers']['CacheControl'];
          [name: string]: unknown;
        };
        content: {
          'text/plain': string;
          'text/markdown': string;
        };
      };
      /** @description Not changed */
      304: {
        headers: {
          ETag: components['headers']['ETag'];
          'Cache-Control': components['headers']['CacheControl'];
          [name: string]: unknown;
        };
        content?: never;
      };
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  getApiCatalog: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The document */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          'Cache-Control': components['headers']['CacheControl'];
          [name: string]: unknown;
        };
        content: {
          'application/linkset+json': unknown;
          'application/json': unknown;
        };
      };
      /** @description Not changed */
      304: {
        headers: {
          ETag: components['headers']['ETag'];
          'Cache-Control': components['headers']['CacheControl'];
          [name: string]: unknown;
        };
        content?: never;
      };
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
}
