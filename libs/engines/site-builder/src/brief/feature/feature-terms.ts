import type { Feature } from '../../model/brief.js';
import type { Language } from '../../model/vocabulary.js';
import type { Terms } from '../text/lexicon.js';

/** Terms that ask for a feature; `none` holds longer terms that only look like one. */
export const FEATURE_TERMS: Record<Language, Terms<Feature | 'none'>> = {
  en: {
    none: 'cron jobs, odd jobs, small jobs, job tracker, photo studio, photo booth, photos app, hours of, team building, menu bar, map data, live map, email contact list, delivery driver, product photos, search engine, opening night, prices from',
    contact_form:
      'contact form, contact page, contact us, contact section, get in touch, contact details form, enquiry form, inquiry form, message form, form to contact, send us a message, send me a message, contact',
    booking_request:
      'booking request, booking requests, booking inquiry, booking enquiry, booking form, reservation form, reservation request, reservation requests, appointment request, appointment requests, request appointments, request an appointment, request a booking, table reservations, reservations, reservation',
    newsletter:
      'newsletter, newsletters, mailing list, email list, e-mail list, email sign-up, email signup, subscribe by email, email updates',
    menu: 'menu, menus, food menu, drinks menu, lunch menu, wine list, drinks list, weekly menu, daily specials',
    price_list:
      'price list, pricelist, prices, pricing, pricing page, pricing table, price table, rates, fees, tariffs, packages and prices',
    gallery:
      'gallery, galleries, photo gallery, image gallery, picture gallery, photos, pictures, photo page, lookbook, before and after photos',
    faq: 'faq, faqs, f a q, frequently asked questions, questions and answers, q&a, common questions',
    blog: 'blog, news, news page, news section, articles, journal page, recipes blog, updates page, stories section, tips section, magazine section',
    history:
      'our history, history, our story, my story, the story, history page, about our past, timeline, family story, about page, about us, about me, about section',
    team: 'team, team page, team members, our team, meet the team, staff, staff page, our people, our instructors, our teachers, our trainers, our doctors, our stylists, teacher profiles, instructor profiles, trainer profiles, instructors, bios, speakers, band members, coaches, teachers, trainers, stylists, therapists',
    map: 'map, directions, how to find us, how to get there, how to get here, how to reach us, where to find us, location page, find us, getting here, where we are, route',
    opening_hours:
      'opening hours, opening times, business hours, hours, open hours, office hours, our hours, opening',
    events:
      'events, event calendar, event list, upcoming events, calendar of events, workshops, concert dates, tour dates, gig dates, gigs, what is on, whats on, programme, program, schedule, timetable, class schedule, line up, lineup, agenda, tastings, wine tastings',
    jobs: 'jobs, jobs page, careers, career page, careers page, vacancies, job openings, open positions, work with us, join our team, we are hiring, hiring page, job offers',
    delivery:
      'delivery, deliveries, deliver, home delivery, local delivery, we deliver, delivery area, delivery areas, delivery zones, shipping info, shipping, pickup or delivery',
    donate:
      'donate, donation, donations, donation page, donate page, donate button, fundraising, give money, support us, sponsorship, sponsor us, crowdfunding',
    shop: 'shop section, small shop, little shop page, gift vouchers, gift cards, vouchers, gift certificates, products page, product list, merchandise page, product page, product catalogue, product catalog, online shop, online store, webshop',
    directory:
      'member directory, members directory, list of members, member list, list of partners, supplier list, directory',
    quote_request:
      'quote request, quote requests, request a quote, request quotes, get a quote, quote form, free quote, free quotes, quotes, estimate, estimates, free estimate, free estimates, estimate form, cost estimate, request for quotation, quotation form, quotation, quote',
    portfolio:
      'portfolio, portfolio page, our work, my work, past projects, previous projects, projects, projects page, project gallery, case studies, selected work, references, showreel, recent work, recent jobs, recent projects',
    search: 'search, search function, search bar, search box, searchable, filter, filters',
    download:
      'download, downloads, downloadable, pdf, brochure, press kit, download page, download section, fact sheet',
  },
  de: {
    none: 'termine buchen, termine vereinbaren, termine reservieren, termine ausmachen, termine anfragen, termine machen, termine online, online-termine, online termine',
    contact_form:
      'kontaktformular, kontaktseite, kontakt, kontaktmöglichkeit, nachricht senden, anfrageformular, kontaktaufnahme',
    booking_request:
      'buchungsanfrage, buchungsanfragen, reservierungsanfrage, terminanfrage, terminanfragen, reservierungsformular, buchungsformular, zimmeranfrage, reservierung, reservierungen, anfrage für termine',
    newsletter:
      'newsletter, newsletteranmeldung, newsletter-anmeldung, mailingliste, rundbrief, e-mail-verteiler',
    menu: 'speisekarte, getränkekarte, weinkarte, mittagskarte, speise- und getränkekarte, wochenkarte, menükarte, speiseplan, tageskarte, mittagstisch',
    price_list: 'preisliste, preise, preis, preistabelle, preisübersicht, tarife, honorare, preisseite',
    gallery: 'galerie, bildergalerie, fotogalerie, fotos, bilder, lookbook, impressionen',
    faq: 'faq, faqs, häufige fragen, häufig gestellte fragen, fragen und antworten',
    blog: 'blog, neuigkeiten, aktuelles, news, artikel, nachrichten, ratgeber',
    history:
      'geschichte, unsere geschichte, historie, chronik, über uns, über mich, über-uns-seite, firmengeschichte, familiengeschichte, werdegang, hofgeschichte',
    team: 'team, teamseite, unser team, mitarbeiter, mitarbeiterinnen, teamvorstellung, das team, vorstand, trainerteam, lehrerteam, referenten, ansprechpartner',
    map: 'karte, landkarte, anfahrt, wegbeschreibung, lageplan, anfahrtsbeschreibung, standort, so finden sie uns',
    opening_hours: 'öffnungszeiten, geschäftszeiten, sprechzeiten, bürozeiten, sprechstunden',
    events:
      'veranstaltungen, veranstaltungskalender, termine, events, konzerttermine, programm, spielplan, kursplan, stundenplan, workshops, tourdaten, weinproben, verkostungen, veranstaltungsübersicht',
    jobs: 'jobs, stellenangebote, karriere, karriereseite, stellenanzeigen, offene stellen, ausbildungsplätze, mitarbeiter gesucht, jobseite, bewerbung',
    delivery: 'lieferung, lieferservice, lieferdienst, liefern, liefergebiet, lieferungen, versand',
    donate:
      'spenden, spende, spendenseite, spendenformular, spendenbutton, spendenaufruf, unterstützen sie uns, sponsoren',
    shop: 'gutscheine, geschenkgutscheine, produktseite, produkte seite, produktübersicht, kleiner shop, onlineshop, online-shop',
    directory: 'mitgliederliste, mitgliederverzeichnis, partnerliste, händlerverzeichnis, verzeichnis',
    quote_request:
      'angebotsanfrage, angebotsanfragen, angebot anfordern, angebote anfordern, angebot anfragen, kostenvoranschlag, kostenvoranschläge, angebotsformular, anfrage stellen, unverbindliches angebot',
    portfolio:
      'portfolio, referenzen, projekte, arbeiten, unsere arbeiten, meine arbeiten, referenzprojekte, werke',
    search: 'suche, suchfunktion, suchfeld, durchsuchen, filter, filtern',
    download: 'download, downloads, herunterladen, pdf, broschüre, pressemappe, download-bereich',
  },
  fr: {
    contact_form:
      'formulaire de contact, page de contact, page contact, contact, nous contacter, me contacter, formulaire',
    booking_request:
      'demande de réservation, demandes de réservation, formulaire de réservation, demande de rendez-vous, réservation, réservations',
    newsletter: "newsletter, infolettre, lettre d'information, liste de diffusion",
    menu: 'menu, menus, carte des vins, carte des plats, la carte, notre carte, plat du jour, menu du jour, carte du restaurant, ardoise',
    price_list: 'tarifs, liste de prix, liste des prix, grille tarifaire, prix, page tarifs, honoraires',
    gallery:
      'galerie photo, galerie photos, galerie de photos, galerie, photos, images, lookbook, album photo',
    faq: 'faq, foire aux questions, questions fréquentes, questions-réponses',
    blog: 'blog, actualités, actus, articles, nouvelles, page actualités, conseils blog',
    history:
      'histoire, notre histoire, mon histoire, à propos, qui sommes-nous, page à propos, historique, mon parcours',
    team: "équipe, l'équipe, notre équipe, page équipe, présentation de l'équipe, nos professeurs, intervenants, nos coachs, membres du bureau",
    map: "plan d'accès, carte d'accès, itinéraire, comment venir, nous trouver, plan, localisation, accès",
    opening_hours: "horaires, horaires d'ouverture, heures d'ouverture, nos horaires",
    events:
      'événements, évènements, agenda, calendrier des événements, calendrier, programme, programmation, ateliers, concerts à venir, dates de tournée, planning des cours, dégustations, stages',
    jobs: "offres d'emploi, recrutement, emplois, carrières, postes à pourvoir, page recrutement, rejoignez-nous, nous recrutons",
    delivery: 'livraison, livraisons, livrer, livraison à domicile, zone de livraison',
    donate: 'don, dons, faire un don, page de dons, collecte de fonds, parrainage, mécénat, nous soutenir',
    shop: 'bons cadeaux, cartes cadeaux, petite boutique, catalogue de produits, boutique en ligne, chèques cadeaux',
    directory: 'liste des membres, annuaire des membres, annuaire, liste des partenaires',
    quote_request:
      'demande de devis, demandes de devis, devis, devis gratuit, devis en ligne, formulaire de devis',
    portfolio:
      'portfolio, réalisations, nos réalisations, mes réalisations, projets, chantiers, références, mes travaux, œuvres, book',
    search: 'recherche, moteur de recherche, barre de recherche, filtre, filtres',
    download: 'télécharger, téléchargement, téléchargements, pdf, brochure, dossier de presse, plaquette',
  },
  es: {
    contact_form: 'formulario de contacto, página de contacto, contacto, contáctanos, contactar, formulario',
    booking_request:
      'solicitud de reserva, solicitudes de reserva, formulario de reserva, formulario de reservas, solicitud de cita, reservas, reserva, reservaciones',
    newsletter: 'newsletter, boletín, boletín de noticias, lista de correo, suscripción al boletín',
    menu: 'menú, carta, menú del día, carta de vinos, la carta, carta de bebidas, menús',
    price_list: 'lista de precios, precios, tarifas, tabla de precios, honorarios',
    gallery: 'galería de fotos, galería, galería de imágenes, fotos, imágenes, fotografías, lookbook',
    faq: 'faq, preguntas frecuentes, preguntas y respuestas',
    blog: 'blog, noticias, artículos, novedades, actualidad',
    history:
      'historia, nuestra historia, mi historia, quiénes somos, sobre nosotros, sobre mí, acerca de, trayectoria',
    team: 'equipo, nuestro equipo, el equipo, profesores página, nuestros profesores, ponentes, junta directiva, nuestros profesionales',
    map: 'mapa, cómo llegar, ubicación, indicaciones, dónde estamos, localización',
    opening_hours:
      'horario, horarios, horario de apertura, horarios de atención, horario de atención, horas de apertura',
    events:
      'eventos, calendario de eventos, agenda de eventos, agenda, programa, programación, talleres, conciertos próximos, fechas de gira, catas, cartelera, horario de clases, calendario de clases',
    jobs: 'empleo, ofertas de empleo, trabaja con nosotros, vacantes, puestos de trabajo, página de empleo, bolsa de trabajo',
    delivery:
      'entrega a domicilio, reparto a domicilio, reparto, envíos, envío, entregas, servicio a domicilio, a domicilio, delivery',
    donate:
      'donar, donación, donaciones, página de donaciones, recaudación de fondos, patrocinio, apóyanos, hazte socio',
    shop: 'tarjetas regalo, vales regalo, bonos regalo, pequeña tienda, catálogo de productos, tienda online',
    directory: 'directorio de socios, lista de socios, directorio, lista de miembros',
    quote_request:
      'solicitud de presupuesto, presupuesto, presupuestos, presupuesto gratis, pedir presupuesto, solicitar presupuesto, cotización, cotizaciones, presupuesto sin compromiso',
    portfolio:
      'portafolio, porfolio, portfolio, trabajos, nuestros trabajos, mis trabajos, proyectos, proyectos realizados, obras, referencias, trabajos realizados',
    search: 'búsqueda, buscador, barra de búsqueda, filtro, filtros',
    download: 'descargar, descarga, descargas, pdf, folleto, dossier de prensa, descargable',
  },
  pt: {
    contact_form:
      'formulário de contacto, formulário de contato, página de contacto, página de contato, contacto, contato, contactos, contatos, fale conosco, formulário',
    booking_request:
      'pedido de reserva, pedidos de reserva, formulário de reserva, formulário de reservas, pedido de marcação, reservas, reserva',
    newsletter: 'newsletter, boletim, boletim informativo, lista de e-mails, lista de emails',
    menu: 'menu, ementa, cardápio, carta de vinhos, menu do dia, prato do dia, carta',
    price_list: 'lista de preços, preços, preçário, tabela de preços, tarifas, valores',
    gallery: 'galeria de fotos, galeria, galeria de imagens, fotos, imagens, fotografias, lookbook',
    faq: 'faq, perguntas frequentes, dúvidas frequentes, perguntas e respostas',
    blog: 'blog, blogue, notícias, artigos, novidades',
    history:
      'história, nossa história, a nossa história, minha história, a minha história, sobre nós, quem somos, sobre mim, página sobre, trajetória',
    team: 'equipa, equipe, nossa equipe, a nossa equipa, time, os professores, nossos professores, oradores, palestrantes, nossos profissionais',
    map: 'mapa, como chegar, localização, direções, onde estamos',
    opening_hours:
      'horário, horários, horário de funcionamento, horários de funcionamento, horário de atendimento, horário de abertura',
    events:
      'eventos, calendário de eventos, agenda, agenda de eventos, programa, programação, workshops, próximos concertos, datas da digressão, provas de vinho, degustações, grade de aulas, horário das aulas, oficinas',
    jobs: 'vagas, emprego, empregos, trabalhe conosco, recrutamento, ofertas de emprego, junte-se à equipa, carreiras',
    delivery: 'entrega ao domicílio, entrega em casa, entregas, entrega, delivery, envio, envios, entregamos',
    donate:
      'doar, doação, doações, donativo, donativos, página de doações, angariação de fundos, apadrinhamento, patrocínio, apoie-nos, vaquinha',
    shop: 'vales-presente, cartões presente, vale presente, cheques-oferta, pequena loja, catálogo de produtos, loja online, loja virtual',
    directory: 'lista de membros, lista de sócios, diretório de membros, diretório, lista de associados',
    quote_request:
      'pedido de orçamento, pedidos de orçamento, orçamento, orçamentos, orçamento grátis, orçamento gratuito, solicitar orçamento, pedir orçamento, cotação',
    portfolio:
      'portfólio, portefólio, portfolio, trabalhos, os meus trabalhos, meus trabalhos, projetos, projetos realizados, obras, obras realizadas, referências',
    search: 'pesquisa, busca, barra de pesquisa, campo de busca, filtro, filtros',
    download: 'descarregar, baixar, download, downloads, pdf, brochura, folheto, kit de imprensa',
  },
  ja: {
    contact_form:
      'お問い合わせフォーム, 問い合わせフォーム, お問い合わせページ, お問い合わせ, 問い合わせ, 問合せ, 連絡フォーム, コンタクト',
    booking_request: '予約リクエスト, 予約依頼, 予約の問い合わせ, 宿泊予約フォーム, 予約フォーム',
    newsletter: 'メルマガ, メールマガジン, ニュースレター',
    menu: 'メニュー表, メニュー, お品書き, お献立, ドリンクメニュー, 献立',
    price_list: '料金表, 価格表, 料金, 価格, 値段, プライスリスト, 費用',
    gallery:
      'ギャラリーページ, フォトギャラリー, 写真ギャラリー, 写真集, 写真を載せ, 写真ページ, 施工写真, 写真',
    faq: 'よくある質問, FAQ, Q&A, 質問と回答',
    blog: 'ブログ, お知らせ, ニュース, 新着情報, コラム, 記事',
    history: '歴史, 沿革, 私たちについて, 当店について, ストーリー, 物語, 歩み, 会社概要, プロフィール',
    team: 'スタッフ紹介, チーム紹介, スタッフ, 講師紹介, メンバー紹介, 従業員紹介, 医師紹介, 先生紹介, チームページ',
    map: '地図, アクセス, 道順, 交通案内, マップ, 行き方',
    opening_hours: '営業時間, 診療時間, 開館時間, 受付時間, 開店時間',
    events:
      'イベント情報, イベント一覧, イベントカレンダー, スケジュール, プログラム, ワークショップ, 年間行事, 時間割, ライブ情報, イベント案内, タイムテーブル',
    jobs: '求人, 採用情報, 採用ページ, 採用, スタッフ募集, リクルート',
    delivery: '配達, デリバリー, 宅配, 配送, 出前',
    donate: '寄付, 募金, ご支援, 寄付ページ, 支援のお願い, 寄附',
    shop: '商品一覧, 商品ページ, ギフト券, ギフトカード, 商品紹介, オンラインショップ, ネットショップ',
    directory: '会員一覧, 会員名簿, メンバー一覧, 店舗一覧, 加盟店一覧',
    quote_request: '見積もり依頼, 見積依頼, 見積もり, 見積り, お見積り, 無料見積もり, 見積フォーム, 見積',
    portfolio:
      'ポートフォリオ, 作品集, 実績, 施工事例, 事例紹介, 制作実績, 作品一覧, 作品紹介, 施工実績, 作品',
    search: '検索機能, 検索, 絞り込み, フィルター',
    download: 'ダウンロード, PDF, パンフレット, 資料請求, プレスキット',
  },
};
