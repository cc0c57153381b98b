/** Domains of free mailbox providers; well-known ones from each part of the world. */
export const FREE_DOMAINS: ReadonlySet<string> = new Set(
  `126.com 139.com 163.com abv.bg aim.com alice.it aliyun.com aol.com aol.de arcor.de att.net bell.net bellsouth.net
  bigpond.com bk.ru bluewin.ch bol.com.br btinternet.com centrum.cz charter.net comcast.net cox.net daum.net
  duck.com earthlink.net email.com email.cz fastmail.com fastmail.fm foxmail.com free.fr freenet.de gmail.com gmx.at
  gmx.ch gmx.com gmx.de gmx.net googlemail.com hanmail.net hey.com hotmail.be hotmail.ch hotmail.co.uk hotmail.com hotmail.de
  hotmail.es hotmail.fr hotmail.it hotmail.nl hushmail.com icloud.com ig.com.br inbox.com inbox.lv inbox.ru interia.pl
  juno.com kakao.com laposte.net libero.it list.ru live.co.uk live.com live.de live.fr live.nl lycos.com mac.com
  mail.com mail.de mail.ru mailbox.org me.com msn.com naver.com netzero.net nifty.com o2.pl onet.pl op.pl optonline.net
  optusnet.com.au orange.fr outlook.com outlook.de outlook.es outlook.fr outlook.it pm.me posteo.de posteo.net
  proton.me protonmail.ch protonmail.com qq.com rambler.ru rediffmail.com rocketmail.com rogers.com sapo.pt sbcglobal.net
  seznam.cz sfr.fr shaw.ca sina.com sky.com sohu.com sympatico.ca t-online.de talktalk.co.uk terra.com.br tin.it
  tiscali.it tuta.com tuta.io tutanota.com tutanota.de ukr.net uol.com.br verizon.net virgilio.it virginmedia.com
  wanadoo.fr web.de windowslive.com wp.pl ya.ru yahoo.ca yahoo.co.in yahoo.co.jp yahoo.co.uk yahoo.com yahoo.com.au
  yahoo.com.br yahoo.com.mx yahoo.de yahoo.es yahoo.fr yahoo.in yahoo.it yandex.com yandex.ru yeah.net ymail.com zoho.com
  zohomail.com`.split(/\s+/),
);
