# Generated from docs/openapi.json by `npm run clients:generate`. Do not edit.

from __future__ import annotations

from typing import Literal, TypedDict

from typing_extensions import NotRequired


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
    What to build or change, in plain language; any of many languages
    """
    company_id: NotRequired[str | None]
    """
    A company of yours; left out or null: your default company, or the company of the site
    """
    site_id: NotRequired[str | None]
    """
    A site of the company, to work on that one; null or `new`: begin a new one. Left out, the prompt decides: a change is made to the site it names or the latest one, and another business gets a new one. At `/v1/agent` null counts as left out: send `new`
    """


class CreateKeyBody(TypedDict):
    name: str
    """
    What the key is for; shown in lists.
    """
    scopes: NotRequired[list[str]]
    """
    What the key may do: `capabilities` (call all), `capability:<name>` (call that one), `account` (read credits, usage and receipts, manage keys), `admin`. Default: the scopes of the key in use.
    """
    expires_at: NotRequired[str]
    """
    When the key stops working; a time with its zone. Default: as the key in use.
    """
    ip_allow_list: NotRequired[list[str]]
    """
    IP addresses and CIDR ranges from which the key may be used; empty: from anywhere. Default: as the key in use.
    """
    rate_limit_per_minute: NotRequired[int]
    """
    Requests a minute of this key. Default: as the key in use.
    """
    credit_cap: NotRequired[int]
    """
    Credits that the key may spend in all, together with the keys that share its count. Default: as the key in use.
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
    Domain of the employer's web site. An address on it is taken for its host: `https://www.acme.com/about` for `acme.com`.
    """


class EnrichCompanyParams(TypedDict):
    domain: NotRequired[str]
    """
    Domain of the company's web site. An address on it is taken for its host: `https://www.acme.com/about` for `acme.com`. Names of machines and networks that are not public are refused. Required without `name`.
    """
    name: NotRequired[str]
    """
    Name of the company, as it calls itself or as registers do (`Acme`, `Acme GmbH`), in any script. A name that fits several companies finds none: add `domain` or `country`.
    """
    country: NotRequired[str]
    """
    Where the company has its seat, as ISO 3166 code, e.g. `DE`: tells companies of one name apart.
    """


class EnrichPersonParams(TypedDict):
    name: NotRequired[str]
    """
    Full name, given name first. With `company` or `domain` it finds a person; beside an identifier it checks that the two go together.
    """
    company: NotRequired[str]
    """
    Organisation the person works or worked for, as it calls itself.
    """
    domain: NotRequired[str]
    """
    Domain of that organisation's web site.
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
    Login at GitHub.
    """


class NewCompanyBody(TypedDict):
    name: str
    """
    Name of the company
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
    Kinds of sources, comma-separated: `web`, `news`, `academic`; an array of them is accepted too.
    """
    max_sources: NotRequired[int]
    """
    At most this many sources.
    """
    freshness: NotRequired[Literal["any", "day", "week", "month"]]
    """
    Only sources published in the past day, week or month; case is ignored.
    """
    collections: NotRequired[list[str]]
    """
    Only documents of these collections of the local index, by name: no search provider is asked. `handbook` is the documentation of this service where the operator left it indexed.
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
    Requests a minute; null: the service's default.
    """
    credit_cap: NotRequired[int | None]
    """
    Credits that the key may spend in all, together with the keys that share its count; null: what the account has.
    """


class RotateKeyBody(TypedDict):
    overlap_seconds: NotRequired[int]
    """
    Seconds for which the old key goes on working; 0: it stops at once.
    """


class ScrapeParams(TypedDict):
    url: str
    """
    Absolute http or https address of the page, without credentials; private and local addresses are refused. Or the `index://` address of an indexed document, as `search` gives it.
    """
    formats: NotRequired[list[Literal["markdown", "text", "html", "links", "metadata"]]]
    """
    What to return: `markdown` or `text` of the main content, its sanitised `html`, the `links` of the whole page, `metadata` (title, author, dates and so on). Fields not asked for are null.
    """
    mode: NotRequired[Literal["auto", "fetch", "browser"]]
    """
    `auto` fetches the page and opens a browser only when the page needs JavaScript or refuses the fetch. `fetch` never runs JavaScript and asks no vendor. `browser` always renders the page.
    """
    wait_for: NotRequired[str]
    """
    What to wait for once the page has loaded in a browser: a CSS selector that must become visible, or milliseconds (`1500`, at most 30,000). With it, `auto` goes to the browser at once.
    """
    max_bytes: NotRequired[int]
    """
    Most bytes of the page that are read, decompressed; a larger page fails and is free.
    """
    timeout_ms: NotRequired[int]
    """
    Milliseconds the whole call may take, all providers included.
    """


class ScreenshotParams(TypedDict):
    url: str
    """
    Absolute http or https address of the page, without credentials. Private and local addresses are refused.
    """
    full_page: NotRequired[bool]
    """
    The whole page, scrolled through once, instead of what fits the window. A picture ends at 16,383 pixels.
    """
    width: NotRequired[int]
    """
    Width of the window in CSS pixels. Without effect when `device` is sent.
    """
    height: NotRequired[int]
    """
    Height of the window in CSS pixels. Without effect when `device` is sent.
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
    Take it as this device would: its window, its density of pixels, touch and user agent, in place of `width` and `height`.
    """
    format: NotRequired[Literal["png", "jpeg", "webp"]]
    """
    Kind of picture. `jpeg` and `webp` are smaller, `png` is exact.
    """
    wait_for: NotRequired[str]
    """
    What to wait for once the page has loaded: a CSS selector that must become visible, or milliseconds (`1500`, at most 30,000).
    """
    dark: NotRequired[bool]
    """
    Ask the page for its dark colours, if it has any.
    """
    inline: NotRequired[bool]
    """
    Return the picture itself in `image_base64` (at most 5 MB) instead of an address that expires.
    """
    timeout_ms: NotRequired[int]
    """
    Milliseconds the whole call may take, all providers included.
    """


class SearchParams(TypedDict):
    query: str
    """
    What to look for: words or a question, in any language.
    """
    mode: NotRequired[Literal["standard", "ai"]]
    """
    `standard` returns results. `ai` also answers the query, each sentence followed by the `[Source n]` marker of the result it rests on: in the words of a language model where the deployment has one (`mode_used` `ai`), else in sentences quoted from the pages found (`ai_extractive`).
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
    At most this many results.
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
    Only documents of these collections of the local index, by name; no search provider is called. `source_type` applies to them too. `handbook` is the documentation of this service where the operator left it indexed.
    """
    language: NotRequired[str]
    """
    Language of the results as ISO 639-1 code, e.g. `de`, where the provider can tell; absent: any language.
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
    Language of the speech, ISO 639-1. Left out: it is detected.
    """
    diarize: NotRequired[bool]
    """
    Name the speaker of each segment. Only providers that can do so are asked.
    """
    timestamps: NotRequired[Literal["segment", "word"]]
    """
    `segment`: times of segments. `word`: also of every word; only providers that can do so are asked.
    """
    format: NotRequired[Literal["json", "text", "srt", "vtt"]]
    """
    What `formatted` holds: null for `json`, else the transcript as plain text, SubRip or WebVTT.
    """
    vocabulary: NotRequired[list[str]]
    """
    Names and terms that are likely to occur, as they are spelled.
    """


class VerifyEmailParams(TypedDict):
    email: str
    """
    The address to check, as it was given to you. One that is no address is `invalid`, not an error.
    """
