# Generated from docs/openapi.json by `npm run clients:generate`. Do not edit.

from __future__ import annotations

from typing import Any, Literal, TypedDict

from typing_extensions import NotRequired


class AnnotateEntryBody(TypedDict):
    status: NotRequired[str]
    """
    `new`, `seen`, `done`, or a word of your own
    """
    note: NotRequired[str]
    """
    A note of your own
    """


class AttachmentParams(TypedDict):
    filename: str
    """
    Name of the file, as the recipient sees it.
    """
    content_type: NotRequired[str]
    """
    Media type of the file.
    """
    artifact: NotRequired[str]
    """
    Address of an artifact of this service, such as a screenshot. Excludes `content`.
    """
    content: NotRequired[str]
    """
    The file in base64, at most 512 KiB for all attachments together. Excludes `artifact`.
    """


class BatchParams(TypedDict):
    capability: str
    """
    Name of the capability to call, e.g. `scrape`; the key must have its scope. Not `batch`, `send_message` or the build capabilities.
    """
    inputs: list[dict[str, Any]]
    """
    The parameters of each call. An invalid one fails alone.
    """


class BuildIdParams(TypedDict):
    execution_id: str
    """
    `execution_id` of the build
    """


class BuildMessageBody(TypedDict):
    prompt: str
    """
    Follow-up instruction for the running build
    """


class BuildMessageParams(TypedDict):
    execution_id: str
    """
    `execution_id` of the build
    """
    prompt: str
    """
    Follow-up instruction for the running build
    """


class BuildParams(TypedDict):
    prompt: str
    """
    What to build or change, in plain language; in any of many languages
    """
    company_id: NotRequired[str | None]
    """
    One of your companies; absent or null: your default company, or the company of the site
    """
    site_id: NotRequired[str | None]
    """
    A site of the company, to continue it; null or `new`: create a new one. If absent, the prompt decides: a change is applied to the site it names or the latest one, and another business gets a new site. At `/v1/agent` null counts as absent: send `new`
    """


class CardTextParams(TypedDict):
    title: str
    """
    The headline.
    """
    subtitle: NotRequired[str]
    """
    A sentence below it.
    """
    eyebrow: NotRequired[str]
    """
    A short line above it.
    """
    author: NotRequired[str]
    """
    Who wrote or said it.
    """
    site: NotRequired[str]
    """
    Name or address of the site.
    """
    layout: NotRequired[Literal["editorial", "poster", "split", "quote", "terminal"]]
    """
    `editorial`: serif headline between rules. `poster`: huge capitals. `split`: text next to a pattern. `quote`: a sentence in the middle. `terminal`: a dark window. Default: one of the first three, by the seed.
    """


class ChangeMessageSettingsBody(TypedDict):
    allowed_recipients: NotRequired[list[str]]
    """
    The only recipients that messages of the account may go to; `*` matches any characters except `@` and `/`. An empty list allows every recipient.
    """


class ChartDataParams(TypedDict):
    points: list[ChartPointParams]
    """
    In the order in which they are drawn.
    """
    type: NotRequired[Literal["column", "bar", "line", "area", "donut"]]
    """
    Default: lines for times, bars for long names, else columns. `donut` shows parts of a whole.
    """
    title: NotRequired[str]
    """
    Set above the chart.
    """
    subtitle: NotRequired[str]
    """
    A line below the title.
    """
    unit: NotRequired[str]
    """
    Put behind every number.
    """


class ChartPointParams(TypedDict):
    label: str
    """
    What the number is of.
    """
    value: float
    """
    The number.
    """
    series: NotRequired[str]
    """
    Name of the series, where several are compared.
    """


class CrawlParams(TypedDict):
    url: str
    """
    Absolute http or https URL of the page to start with, without credentials; private and local addresses are rejected.
    """
    limit: NotRequired[int]
    """
    Maximum number of pages to read. That many credits are held; only pages that were read are charged.
    """
    max_depth: NotRequired[int]
    """
    How many links a page may be away from the start page; those of the sitemap are one away.
    """
    include: NotRequired[list[str]]
    """
    Only pages that match one of these patterns; the start page is always read. A pattern starts with `/` and is compared with path and query, or with `http` and is compared with the whole address; `*` is any text.
    """
    exclude: NotRequired[list[str]]
    """
    No pages that match one of these patterns, written as in `include`.
    """
    include_subdomains: NotRequired[bool]
    """
    Also pages of subdomains of the host; with and without `www.` is always the same site.
    """
    allow_external: NotRequired[bool]
    """
    Also pages of other sites to which pages link.
    """
    ignore_query_parameters: NotRequired[bool]
    """
    Whether addresses that differ in their query only are one page, which is read without a query.
    """
    sitemap: NotRequired[Literal["include", "only", "skip"]]
    """
    `include` follows the links and reads the pages that the sitemaps list, `only` reads those of the sitemaps, `skip` follows the links.
    """
    formats: NotRequired[list[Literal["markdown", "text", "html", "links", "metadata"]]]
    """
    Formats of each page, as in `scrape`. Others are null.
    """
    mode: NotRequired[Literal["auto", "fetch", "browser"]]
    """
    How pages are read, as in `scrape`: `fetch` never runs JavaScript, `browser` always does.
    """
    delay_ms: NotRequired[int]
    """
    Minimum milliseconds between the starts of two requests to one host. The `Crawl-delay` of robots.txt applies if it is longer.
    """
    page_timeout_ms: NotRequired[int]
    """
    Timeout of each page in milliseconds.
    """


class CreateKeyBody(TypedDict):
    name: str
    """
    What the key is for; shown in lists.
    """
    scopes: NotRequired[list[str]]
    """
    What the key may do: `capabilities` (call all), `capability:<name>` (call that one), `account` (read credits, usage and receipts, manage keys and webhooks), `webhooks` (manage webhooks alone), `capabilities:read` and `account:read` (their GET requests only), `admin`. Default: the scopes of the key in use.
    """
    expires_at: NotRequired[str]
    """
    When the key stops working; a time with a time zone. Default: as the key in use.
    """
    ip_allow_list: NotRequired[list[str]]
    """
    IP addresses and CIDR ranges from which the key may be used; empty: from anywhere. Default: as the key in use.
    """
    rate_limit_per_minute: NotRequired[int]
    """
    Requests per minute of this key. Default: as the key in use.
    """
    credit_cap: NotRequired[int]
    """
    Total credits the key may spend, together with the keys of its spending group. Default: as the key in use.
    """


class CreateWebhookBody(TypedDict):
    url: str
    """
    Where events are sent with POST: an http or https URL of a public host, without credentials.
    """
    event_types: list[str]
    """
    Event types (`build.completed`), all of a subject (`build.*`), or all of the account (`*`). `provider.opened` requires a key with the scope `admin`.
    """
    description: NotRequired[str]
    """
    What the webhook is for; shown in lists.
    """


class EmailsParams(TypedDict):
    first_name: str
    """
    Given name of the person.
    """
    last_name: str
    """
    Family name of the person.
    """
    domain: str
    """
    Domain of the employer's website. A URL is reduced to its host: `https://www.acme.com/about` to `acme.com`.
    """


class EnrichCompanyParams(TypedDict):
    domain: NotRequired[str]
    """
    Domain of the company's website. A URL is reduced to its host: `https://www.acme.com/about` to `acme.com`. Hosts and networks that are not public are rejected. Required without `name`.
    """
    name: NotRequired[str]
    """
    Name of the company, as it calls itself or as registers list it (`Acme`, `Acme GmbH`), in any script. A name that matches several companies returns none: add `domain` or `country`.
    """
    country: NotRequired[str]
    """
    Country of the company's headquarters as an ISO 3166 code, e.g. `DE`; distinguishes companies of the same name.
    """


class EnrichPersonParams(TypedDict):
    name: NotRequired[str]
    """
    Full name, given name first. Identifies a person together with `company` or `domain`; with an identifier it must match the person found.
    """
    company: NotRequired[str]
    """
    Organization the person works or worked for, as it calls itself.
    """
    domain: NotRequired[str]
    """
    Domain of that organization's website.
    """
    email: NotRequired[str]
    """
    E-mail address of the person.
    """
    orcid: NotRequired[str]
    """
    ORCID identifier of a researcher, e.g. `0000-0002-1825-0097`.
    """
    github: NotRequired[str]
    """
    GitHub login.
    """


class ExtractParams(TypedDict):
    urls: list[str]
    """
    Absolute http or https URLs of the pages, without credentials; private and local addresses are rejected. A field that several pages state is taken from the first of them; lists are joined.
    """
    schema: dict[str, Any]
    """
    JSON Schema of an object: the wanted fields as `properties` with `type` (string, number, integer, boolean, object, array), `format` (date, date-time, uri, email) and `enum`. At most 100 fields, 4 levels deep. A number whose name ends in a unit, such as `weight_kg`, is converted to it.
    """
    timeout_ms: NotRequired[int]
    """
    Timeout of the whole call in milliseconds, including all providers.
    """


class GenerateImageParams(TypedDict):
    prompt: str
    """
    What to show. For `qr` what the code holds; for `diagram` arrows (`A -> B: label`), an indented tree, steps (`1. … 2. …`) or `sequence diagram` followed by messages; for `chart` numbers with names, unless `data` has them.
    """
    kind: NotRequired[
        Literal["auto", "photo", "illustration", "chart", "card", "pattern", "qr", "diagram"]
    ]
    """
    `chart`, `card`, `pattern`, `qr` and `diagram` are drawn by this service, without a provider. `photo` and `illustration` are made by a model. `auto` draws where the prompt clearly asks for one of the former (or `data` or `text` is sent), and asks a model otherwise.
    """
    size: NotRequired[str]
    """
    Pixels as `1200x630`: edges of 64 to 4096, at most 8,388,608 pixels in all. A model that has fixed sizes makes the nearest. Default: 1200x630 for a card, 1200x750 for charts and diagrams, else 1024x1024.
    """
    aspect_ratio: NotRequired[str]
    """
    Instead of `size`: width to height, from 1:4 to 4:1.
    """
    n: NotRequired[int]
    """
    How many pictures, each at the price of one. Charts, QR codes and diagrams come once.
    """
    seed: NotRequired[int]
    """
    The same seed and parameters draw the same card or pattern again. Models that know seeds get it.
    """
    format: NotRequired[Literal["png", "webp", "jpeg", "svg"]]
    """
    Format of the pictures. `svg` only for kinds that are drawn by this service; its text is outlines.
    """
    background: NotRequired[str]
    """
    `auto`, `opaque`, `transparent` (not with `jpeg`) or, for kinds that are drawn by this service, a color as `#rrggbb`.
    """
    reference_images: NotRequired[list[str]]
    """
    Addresses of pictures that a model starts from: PNG, JPEG or WebP of at most 10 MB each. Only for pictures by a model.
    """
    negative_prompt: NotRequired[str]
    """
    What must not be in the picture. Only for pictures by a model.
    """
    data: NotRequired[ChartDataParams]
    """
    The numbers of a chart.
    """
    text: NotRequired[CardTextParams]
    """
    The words of a card.
    """
    inline: NotRequired[bool]
    """
    Return the pictures in `image_base64` (at most 5 MB in all) instead of addresses that expire.
    """


class ImageCreditBody(TypedDict):
    text: str
    """
    Who made the image, and where it is from
    """
    url: NotRequired[str]
    """
    Page that the text links to
    """


class MapParams(TypedDict):
    url: str
    """
    Absolute http or https URL of the site, usually its start page, without credentials; private and local addresses are rejected.
    """
    search: NotRequired[str]
    """
    Words to look for in addresses and titles. Only links with at least one of them are returned, best match first.
    """
    include: NotRequired[list[str]]
    """
    Only addresses that match one of these patterns. A pattern starts with `/` and is compared with path and query, or with `http` and is compared with the whole address; `*` is any text.
    """
    exclude: NotRequired[list[str]]
    """
    No addresses that match one of these patterns, written as in `include`.
    """
    include_subdomains: NotRequired[bool]
    """
    Also addresses of subdomains of the host; with and without `www.` is always the same site.
    """
    sitemap: NotRequired[Literal["include", "only", "skip"]]
    """
    `include` reads the sitemaps and the links of the start page, `only` the sitemaps, `skip` the links of the start page.
    """
    limit: NotRequired[int]
    """
    Maximum number of links.
    """
    timeout_ms: NotRequired[int]
    """
    Timeout of the whole call in milliseconds, including all providers.
    """


class MarkEntryBody(TypedDict):
    read: bool
    """
    Whether the entry counts as read
    """


class NewCompanyBody(TypedDict):
    name: str
    """
    Name of the company
    """


class NewImageBody(TypedDict):
    image_base64: NotRequired[str]
    """
    The image in base64, for small files: the whole request may have 1 MiB. A multipart request sends the file in its field `file`.
    """
    image_url: NotRequired[str]
    """
    Instead of a file: the public address of one, such as `image_url` of a result of `search_images`. It is copied.
    """
    alt: str
    """
    What the image shows, for those who cannot see it
    """
    slot: NotRequired[str]
    """
    `gallery`: at its end; without a gallery the home page gets one. `hero`: at the top of the page. Or the id of an item or a person: the list of images has all slots
    """
    replaces: NotRequired[str]
    """
    File name of an image that the new one replaces in all its places; `slot` does not count then
    """
    credit: NotRequired[ImageCreditBody]
    """
    Credit that the page shows below the image, such as `credit` of a result of `search_images`. In a form: as JSON.
    """


class NewMemberBody(TypedDict):
    email: str
    """
    E-mail address, to which links for signing in are sent
    """


class OwnerSettingsBody(TypedDict):
    notify_email: NotRequired[str | None]
    """
    E-mail address to which each entry is announced; null: none
    """
    confirms_entries: NotRequired[bool]
    """
    Whether visitors who leave an e-mail address get a confirmation of their entry
    """


class ResearchParams(TypedDict):
    query: str
    """
    The research question or objective, in plain language; any language.
    """
    depth: NotRequired[Literal["standard", "deep", "comprehensive"]]
    """
    `standard`: one pass, up to 5 searches and 8 pages. `deep`: up to 15 and 20, with gap analysis and refinement. `comprehensive`: up to 30 and 40, refined until little more is gained. Case is ignored.
    """
    enrich_entities: NotRequired[bool]
    """
    Enrich detected people and companies with profile and firmographic data.
    """
    include_analysis: NotRequired[bool]
    """
    Add charts computed from tables and figures of the sources.
    """
    synthesis: NotRequired[bool]
    """
    False returns sources and entities only, without a report.
    """
    source_types: NotRequired[str]
    """
    Kinds of sources, comma-separated: `web`, `news`, `academic`; also accepted as an array.
    """
    max_sources: NotRequired[int]
    """
    Maximum number of sources.
    """
    freshness: NotRequired[Literal["any", "day", "week", "month"]]
    """
    Only sources published in the past day, week or month; case is ignored.
    """
    collections: NotRequired[list[str]]
    """
    Only documents of these collections of the local index, by name: no search provider is called. `handbook` is the documentation of this service, if the operator left it indexed.
    """


class RestoreBody(TypedDict):
    commit: str
    """
    Object id from the list of commits
    """


class RestrictKeyBody(TypedDict):
    name: NotRequired[str]
    """
    What the key is for.
    """
    scopes: NotRequired[list[str]]
    """
    What the key may do from now on.
    """
    expires_at: NotRequired[str | None]
    """
    When the key stops working; null: never.
    """
    ip_allow_list: NotRequired[list[str]]
    """
    IP addresses and CIDR ranges from which the key may be used; empty: from anywhere.
    """
    rate_limit_per_minute: NotRequired[int | None]
    """
    Requests per minute; null: the service's default.
    """
    credit_cap: NotRequired[int | None]
    """
    Total credits the key may spend, together with the keys of its spending group; null: what the account has.
    """


class RotateKeyBody(TypedDict):
    overlap_seconds: NotRequired[int]
    """
    Seconds for which the old key keeps working; 0: it stops immediately.
    """


class RotateSecretBody(TypedDict):
    overlap_seconds: NotRequired[int]
    """
    Seconds in which requests are signed with the previous secret too.
    """


class ScrapeParams(TypedDict):
    url: str
    """
    Absolute http or https URL of the page, without credentials; private and local addresses are rejected. Or the `index://` URL of an indexed document, as returned by `search`.
    """
    formats: NotRequired[list[Literal["markdown", "text", "html", "links", "metadata"]]]
    """
    Formats to return: `markdown` or `text` of the main content, its sanitized `html`, the `links` of the whole page, `metadata` (title, author, dates and so on). Others are null.
    """
    mode: NotRequired[Literal["auto", "fetch", "browser"]]
    """
    `auto` fetches the page and opens a browser only if the page needs JavaScript or refuses the fetch. `fetch` never runs JavaScript and calls no vendor. `browser` always renders the page.
    """
    wait_for: NotRequired[str]
    """
    Condition after the page has loaded in a browser: a CSS selector that must become visible, or milliseconds (`1500`, at most 30,000). With it, `auto` uses the browser directly.
    """
    max_bytes: NotRequired[int]
    """
    Maximum size of the page in bytes, decompressed; a larger page fails and is free.
    """
    timeout_ms: NotRequired[int]
    """
    Timeout of the whole call in milliseconds, including all providers.
    """


class ScreenshotParams(TypedDict):
    url: str
    """
    Absolute http or https URL of the page, without credentials. Private and local addresses are rejected.
    """
    full_page: NotRequired[bool]
    """
    Capture the full page, scrolled through once, instead of the viewport. An image is at most 16,383 pixels high.
    """
    width: NotRequired[int]
    """
    Width of the viewport in CSS pixels. Ignored if `device` is sent.
    """
    height: NotRequired[int]
    """
    Height of the viewport in CSS pixels. Ignored if `device` is sent.
    """
    device: NotRequired[
        Literal[
            "Desktop Chrome HiDPI",
            "iPhone SE (3rd gen)",
            "iPhone 13",
            "iPhone 15",
            "iPhone 15 Pro Max",
            "iPhone 16",
            "iPad Mini",
            "iPad Pro 11",
            "Pixel 7",
            "Pixel 9",
            "Galaxy S24",
            "Galaxy Tab S9",
        ]
    ]
    """
    Emulate this device: its viewport, pixel density, touch and user agent, in place of `width` and `height`.
    """
    format: NotRequired[Literal["png", "jpeg", "webp"]]
    """
    Image format. `jpeg` and `webp` are smaller, `png` is lossless.
    """
    wait_for: NotRequired[str]
    """
    Condition after the page has loaded: a CSS selector that must become visible, or milliseconds (`1500`, at most 30,000).
    """
    dark: NotRequired[bool]
    """
    Request the dark color scheme, if the page has one.
    """
    inline: NotRequired[bool]
    """
    Return the image itself in `image_base64` (at most 5 MB) instead of a URL that expires.
    """
    timeout_ms: NotRequired[int]
    """
    Timeout of the whole call in milliseconds, including all providers.
    """


class SearchImagesParams(TypedDict):
    query: str
    """
    What the photos show, in a few words.
    """
    orientation: NotRequired[Literal["any", "landscape", "portrait", "square"]]
    """
    Shape of the photos.
    """
    min_width: NotRequired[int]
    """
    Only photos that are at least as wide, in pixels.
    """
    max_results: NotRequired[int]
    """
    Maximum number of photos.
    """
    language: NotRequired[str]
    """
    Language of the query as an ISO 639-1 code, e.g. `de`, for the providers that ask for it.
    """


class SearchParams(TypedDict):
    query: str
    """
    Words or a question, in any language.
    """
    mode: NotRequired[Literal["standard", "ai"]]
    """
    `standard` returns results. `ai` also answers the query, each sentence followed by the `[Source n]` marker of its result: in the words of a language model if one is configured (`mode_used` `ai`), else in sentences quoted from the pages found (`ai_extractive`).
    """
    source_type: NotRequired[Literal["web", "news", "academic"]]
    """
    Kind of source to search.
    """
    freshness: NotRequired[Literal["any", "day", "week", "month"]]
    """
    Only results published in the past day, week or month; case is ignored.
    """
    max_results: NotRequired[int]
    """
    Maximum number of results.
    """
    include_domains: NotRequired[list[str]]
    """
    Only results from these domains and their subdomains, e.g. `postgresql.org`.
    """
    exclude_domains: NotRequired[list[str]]
    """
    No results from these domains and their subdomains.
    """
    collections: NotRequired[list[str]]
    """
    Only documents of these collections of the local index, by name; no search provider is called. `source_type` applies to them too. `handbook` is the documentation of this service if the operator has indexed it.
    """
    language: NotRequired[str]
    """
    Language of the results as an ISO 639-1 code, e.g. `de`, if the provider supports it; default: any language.
    """


class SendMessageParams(TypedDict):
    channel: Literal["email", "sms", "chat", "push", "webhook", "inbox"]
    """
    How the message is sent. `inbox` (the inbox of your account) and `webhook` work everywhere; the others need a provider that the operator configured.
    """
    to: NotRequired[str]
    """
    One recipient: an e-mail address; a phone number such as +4915112345678; for chat and push a service and a place there, such as `slack:C0123`, `telegram:@name`, `discord` or `ntfy:topic`; for webhook a URL. Omitted for inbox.
    """
    subject: NotRequired[str]
    """
    Subject or title; required for email. May use fields of `data` if there is a `template`.
    """
    text: NotRequired[str]
    """
    Body as plain text.
    """
    markdown: NotRequired[str]
    """
    Body as Markdown. E-mail is sent with an HTML part made from it.
    """
    html: NotRequired[str]
    """
    Body as HTML, sent as it is. `text` may be its plain part.
    """
    template: NotRequired[str]
    """
    Body as a Mustache template in Markdown, filled with `data`. A field that is not in `data` is an error.
    """
    data: NotRequired[dict[str, Any]]
    """
    Fields of the template.
    """
    attachments: NotRequired[list[AttachmentParams]]
    """
    Files of an e-mail: artifacts of this service, or small files in base64.
    """
    reply_to: NotRequired[str]
    """
    E-mail address for answers.
    """
    bulk: NotRequired[bool]
    """
    Whether the e-mail is one of many alike; it then gets headers to unsubscribe with one click (RFC 8058).
    """
    unsubscribe_url: NotRequired[str]
    """
    https address that unsubscribes the recipient by POST; required for bulk messages.
    """
    send_at: NotRequired[str]
    """
    When to send the message, at most 30 days ahead; default: now.
    """
    dry_run: NotRequired[bool]
    """
    Checks the message and shows what would be sent. Nothing is sent; free.
    """
    provider: NotRequired[str]
    """
    Only this provider, instead of all that the channel has.
    """


class TranscribeParams(TypedDict):
    url: NotRequired[str]
    """
    Public http or https address of an audio or video file, at most 200 MB. Send exactly one of `url`, `audio_base64` and `file`.
    """
    audio_base64: NotRequired[str]
    """
    The audio itself in base64, for short recordings: the whole request may have 1 MiB.
    """
    file: NotRequired[str]
    """
    Id of an uploaded file; a multipart request uploads it in its field `file` (at most 200 MB).
    """
    language: NotRequired[str]
    """
    Language of the speech, ISO 639-1. If omitted, it is detected.
    """
    diarize: NotRequired[bool]
    """
    Name the speaker of each segment. Only providers that can do so are called.
    """
    timestamps: NotRequired[Literal["segment", "word"]]
    """
    `segment`: times of segments. `word`: also of every word; only providers that can do so are called.
    """
    format: NotRequired[Literal["json", "text", "srt", "vtt"]]
    """
    What `formatted` holds: null for `json`, else the transcript as plain text, SubRip or WebVTT.
    """
    vocabulary: NotRequired[list[str]]
    """
    Names and terms that are likely to occur, as they are spelled.
    """


class UpdateWebhookBody(TypedDict):
    url: NotRequired[str]
    """
    Where events are sent with POST: an http or https URL of a public host, without credentials.
    """
    event_types: NotRequired[list[str]]
    """
    Event types (`build.completed`), all of a subject (`build.*`), or all of the account (`*`). `provider.opened` requires a key with the scope `admin`.
    """
    description: NotRequired[str]
    """
    What the webhook is for; shown in lists.
    """
    enabled: NotRequired[bool]
    """
    False: nothing more is sent, and events that happen are not kept for it. True: what was waiting is attempted again.
    """


class VerifyEmailParams(TypedDict):
    email: str
    """
    The address to check, as it was entered. An address with invalid syntax has the status `invalid` and is not an error.
    """
