/** Title of the article page. */
export const ARTICLE_TITLE = 'Tide mills: grinding grain with the moon';

/** A sentence from the middle of the article, for checks that the text was really read. */
export const ARTICLE_SENTENCE =
  'A miller on such a coast kept no fixed hours, because high water comes about fifty minutes later each day.';

/**
 * An article as a news site would serve it: navigation, cookie banner, share links, related stories and
 * footer around the text, with JSON-LD and Open Graph. Written for these tests.
 */
export function articleHtml(origin: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${ARTICLE_TITLE} | Estuary Review</title>
<meta name="description" content="How coastal mills stored the sea behind a gate and ground flour at low water.">
<meta name="author" content="Ines Calder">
<meta property="og:title" content="${ARTICLE_TITLE}">
<meta property="og:type" content="article">
<meta property="og:site_name" content="Estuary Review">
<meta property="og:image" content="${origin}/images/mill-pond.jpg">
<meta property="article:published_time" content="2026-04-18T07:30:00Z">
<link rel="canonical" href="${origin}/article">
<script type="application/ld+json">
{"@context":"https://schema.org","@type":"NewsArticle","headline":"${ARTICLE_TITLE}","datePublished":"2026-04-18T07:30:00Z","author":{"@type":"Person","name":"Ines Calder"},"publisher":{"@type":"Organization","name":"Estuary Review"}}
</script>
<style>.banner{position:fixed;bottom:0}</style>
<script>window.dataLayer = window.dataLayer || []; dataLayer.push({ event: 'view' });</script>
</head>
<body>
<div class="banner" role="dialog">We use cookies to count visits. <button>Accept all</button> <button>Reject</button></div>
<header><a href="/">Estuary Review</a>
<nav><ul><li><a href="/coast">Coast</a></li><li><a href="/machines">Machines</a></li><li><a href="/subscribe">Subscribe</a></li></ul></nav>
</header>
<main>
<article>
<h1>${ARTICLE_TITLE}</h1>
<p class="byline">By <a href="/people/ines-calder" rel="author">Ines Calder</a>, <time datetime="2026-04-18T07:30:00Z">18 April 2026</time></p>
<div class="share"><a href="/share?on=a">Share</a> <a href="/share?on=b">Send</a></div>
<p>On flat coasts there is little falling water, and the wind drops when the harvest comes in. What there is
in plenty, twice a day, is sea. The tide mill puts it to use: a dam closes a creek, a gate in the dam opens
inward on the rising tide, and when the water outside falls, the pond behind it becomes a store of work.</p>
<figure><img src="/images/mill-pond.jpg" alt="A walled pond at low tide with a timber sluice"><figcaption>The pond holds about six hours of work.</figcaption></figure>
<h2>How the gate works</h2>
<p>The gate has no handle. Flood water pushes it open; ebb water leans on it and shuts it. Nobody has to be
awake for this, which mattered, since half of all high tides come at night.</p>
<ol>
<li>The tide rises and fills the pond through the gate.</li>
<li>At the turn, the weight of the pond closes it.</li>
<li>Once the level outside is a metre lower, the miller lifts the sluice and the wheel turns.</li>
</ol>
<h2>Working hours set by the moon</h2>
<p>${ARTICLE_SENTENCE} Apprentices slept beside the stones and were woken by the sound of the race.
Account books from such mills show flour weighed at two in the morning as often as at noon.</p>
<table>
<thead><tr><th>Mill</th><th>Pond (hectares)</th><th>Pairs of stones</th></tr></thead>
<tbody>
<tr><td>Saltreach</td><td>2.4</td><td>3</td></tr>
<tr><td>Gull Ness</td><td>1.1</td><td>2</td></tr>
</tbody>
</table>
<h2>Why they stopped</h2>
<p>Steam ended most of them within a lifetime. An engine grinds at any hour, and a mill beside the railway
need not stand in a salt marsh. Ponds silted up when no one raked them. Yet the principle returned on a
larger scale: the <a href="https://example.org/tidal-power">barrages that generate electricity today</a>
are tide mills with turbines in place of the wheel.</p>
<blockquote><p>The sea is the only river that comes back to be used again.</p></blockquote>
<p>Volunteers at Saltreach have rebuilt the gate in oak and grind on open days. See the
<a href="/coast/open-days?year=2026">calendar of open days</a> for the hours, which the moon has already fixed.</p>
</article>
<aside><h2>More stories</h2><ul><li><a href="/coast/lighthouse-keepers">The last lighthouse keepers</a></li><li><a href="/machines/rope-walks">Rope walks and how long they were</a></li></ul></aside>
</main>
<footer><p>© 2026 Estuary Review. <a href="/privacy">Privacy</a> <a href="/imprint">Imprint</a></p></footer>
</body>
</html>`;
}
