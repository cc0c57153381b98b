/** A page that only scripts would fill. */
export const EMPTY_SHELL = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Harbour board</title><script type="module" src="/assets/app.3f9c.js"></script></head>
<body><noscript>You need to enable JavaScript to run this app.</noscript><div id="root"></div></body>
</html>`;

/** In the manner of Cloudflare's interstitial. */
export const CHALLENGE = `<!DOCTYPE html>
<html lang="en-US">
<head><title>Just a moment...</title><meta name="robots" content="noindex,nofollow"><meta http-equiv="refresh" content="390"></head>
<body>
<div class="main-wrapper" role="main"><div class="main-content">
<noscript><div class="h2"><span id="challenge-error-text">Enable JavaScript and cookies to continue</span></div></noscript>
</div></div>
<script>(function(){window._cf_chl_opt={cvId:'3',cType:'managed'};var a=document.createElement('script');a.src='/cdn-cgi/challenge-platform/h/g/orchestrate/chl_page/v1';document.head.appendChild(a);}());</script>
</body>
</html>`;

/** A 200 that wants a person. */
export const CAPTCHA = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Are you a robot?</title></head>
<body>
<h1>Please confirm that you are human</h1>
<p>Unusual traffic came from your network. Solve the puzzle to go on.</p>
<form id="captcha-form" method="post" action="/captcha/verify">
<div class="g-recaptcha" data-sitekey="stand-in"></div>
<script src="https://geo.captcha-delivery.com/captcha/captcha.js" async></script>
<button type="submit">Continue</button>
</form>
</body>
</html>`;

/** A 200 that shows a form where the text should be. */
export const LOGIN_WALL = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Sign in to continue reading</title></head>
<body>
<main>
<h1>Sign in to continue reading</h1>
<p>This story is for members. Sign in, or start a free trial.</p>
<form method="post" action="/session">
<label>E-mail <input type="email" name="email" autocomplete="username" required></label>
<label>Password <input type="password" name="password" autocomplete="current-password" required></label>
<button>Sign in</button>
</form>
</main>
</body>
</html>`;

/** The page of a site for missing pages. */
export const NOT_FOUND = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Page not found</title></head>
<body><h1>We could not find that page</h1><p>It may have moved. <a href="/">Go to the start page</a>.</p></body>
</html>`;
