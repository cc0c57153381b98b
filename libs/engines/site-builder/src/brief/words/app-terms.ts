import type { AppKind, Language } from '../../model/vocabulary.js';
import type { Terms } from '../text/lexicon.js';

/** Terms that ask for an app outright; `none` holds longer terms that only look like one. */
export const APP_NAMES: Record<Language, Terms<AppKind | 'none'>> = {
  en: {
    none: 'booking request, booking request form, booking requests, booking inquiry, booking inquiries, booking enquiry, booking enquiries, booking form, booking agency, board game, board games, board member, board members, shopping cart icon, job directory page, guide dog, invitation only, checkout counter',
    booking:
      'booking app, booking site, booking website, booking page, booking system, booking tool, booking platform, bookings app, booking service, booking form with time slots, booking calendar, appointment app, appointment booking, appointment system, appointment scheduler, appointment scheduling, appointment calendar, appointments app, online booking, online bookings, online appointments, online appointment booking, reservation app, reservation system, reservations app, reservation tool, table reservation app, table booking, class booking, room booking, court booking, scheduling app, scheduler, slot booking, book appointments, book an appointment, book a table, book a class, book classes, book a slot, book slots, book time slots, book a lesson, book lessons, book a session, book sessions, book a court, book courts, book a room, book rooms, book a desk, book a visit, book a tour, book a time, book a treatment, book treatments, book online, bookable, reserve a table, reserve a slot, reserve a room, reserve a court, reserve a time, schedule appointments, schedule an appointment, schedule a visit, make appointments, make an appointment, make bookings, booking',
    shop: 'online shop, online store, web shop, webshop, e-commerce, ecommerce, e-shop, eshop, shopping cart, shop app, shop with cart, store app, shop with a cart, order app, ordering app, ordering system, order form for products, online ordering, order online, order system, pre-order app, preorder app, preorders, pre-orders, pre-order, preorder, sell online, buy online, sell my, sell our, selling online, cart, add to cart, checkout, shop site, shop website, storefront, merch store, merch shop, merch, product catalogue with cart, catalogue with cart, order page, click and collect, place orders, place an order',
    directory:
      'directory, directory app, directory site, directory website, business directory, listings site, listing site, listings website, listings, catalogue of, catalog of, searchable list, searchable catalogue, searchable catalog, searchable database, database of, guide to, city guide, local guide, map and list of, collection of links, link collection, finder, index of, member directory, register of, yellow pages',
    board:
      'todo list, to do list, to-do list, todo app, to do app, to-do app, todo board, to-do board, task list, task board, task app, task manager, tasks app, kanban, kanban board, trello, checklist, checklist app, shopping list, grocery list, packing list, wish list, wishlist, bucket list, reading list, notice board, noticeboard, bulletin board, message board, pinboard, pin board, idea board, ideas board, board app, suggestion board, suggestion box, feedback board, chore board, chore list, chores app, chore chart, job board, lost and found board, swap board, guestbook, guest book, guestbook app, retro board, retrospective board, shared list, shared board, planning board, roadmap board, sign-up board, shift board, list app, sprint board, planner board, classifieds, classified ads, bug board, request board, whiteboard, content calendar board, a board, board for, board where, board with, board to, shared boards, cards board',
    tracker:
      'can track, to track what, track what they, track what we, habit tracker, tracker, tracker app, tracking app, expense tracker, budget tracker, workout tracker, mood tracker, mood diary, weight tracker, water tracker, time tracker, sleep tracker, reading tracker, reading log, running log, workout log, training log, logbook, log book, mileage log, food diary, symptom diary, period tracker, inventory tracker, plant tracker, watering tracker, medication tracker, practice log, journal app, diary app, log of, keep track of, track my, track our, track your, track their, to track, tracks, record my, logging app, progress tracker, savings tracker, study tracker, goal tracker, baby tracker, job application tracker, application tracker, calorie counter, calorie tracker, counter app, score keeper, score tracker, scoreboard',
    event:
      'rsvp, rsvps, event page, event app, event site, event website, event registration, registration page, invitation, invitations, invitation page, invite page, invite, sign up for the event, event signup, event sign-up, wedding website, wedding site, wedding page, wedding app, party page, conference website, conference site, conference page, conference app, festival site, festival website, festival page, meetup page, meetup site, guest list, attendance list, attendees can register, attendees, confirm attendance, event with, reunion site, reunion page, reunion website',
    waitlist:
      'waitlist, wait list, waiting list, waitlist page, waiting list page, early access, early access page, prelaunch page, pre-launch page, pre launch page, prelaunch, pre-launch, launch page, coming soon page, coming soon, beta signup, beta sign-up, beta list, beta testers, early bird list, referral waitlist, invite friends to move up, notify me when, launching soon, sign up for early access',
  },
  de: {
    none: 'reservierungsanfrage, terminanfrage, buchungsanfrage, brettspiele, preisliste, mitgliederliste, weinliste, mitgliederverzeichnis, inhaltsverzeichnis',
    booking:
      'buchungsapp, buchungs-app, buchungsseite, buchungssystem, buchungstool, buchungskalender, buchungsplattform, terminbuchung, -terminbuchung, terminapp, termin-app, terminkalender, terminvergabe, terminvereinbarung, onlinebuchung, online-buchung, online-buchungen, online-terminbuchung, online-termine, reservierungssystem, reservierungsapp, reservierungs-app, reservierungsseite, tischreservierung, online-reservierung, -buchungsapp, -reservierung, platzbuchung, raumbuchung, kursbuchung, online buchen, termine buchen, termin buchen, tisch reservieren, tische reservieren, kurse buchen, kurs buchen, plätze buchen, platz buchen, stunden buchen, zeiten buchen, räume buchen, raum buchen, termine vereinbaren, termin vereinbaren, online reservieren, buchen können, buchen kann, reservieren können, buchbar',
    shop: 'onlineshop, online-shop, online shop, webshop, web-shop, e-commerce, warenkorb, bestellapp, bestell-app, bestellseite, bestellsystem, shop-app, shop mit warenkorb, online bestellen, online verkaufen, verkaufen online, online-bestellung, vorbestellung, vorbestellungen, vorbestellen, bestellen können, bestellen kann, -shop, shopseite, bestellungen annehmen',
    directory:
      'verzeichnis, -verzeichnis, branchenbuch, branchenverzeichnis, katalog von, katalog der, adressverzeichnis, mitgliederverzeichnis, übersicht aller, übersicht über, übersicht von, sammlung von, durchsuchbare liste, durchsuchbare datenbank, datenbank mit, datenbank für, stadtführer app, führer durch, register, linksammlung, auflistung',
    board:
      'aufgabenliste, to-do-liste, todo-liste, to-do liste, todoliste, todo-app, to-do-app, aufgaben-app, aufgabenboard, aufgabenverwaltung, kanban, kanban-board, kanbanboard, checkliste, einkaufsliste, packliste, wunschliste, schwarzes brett, schwarze brett, pinnwand, -pinnwand, ideenboard, ideensammlung, ideenliste, gästebuch, putzplan, haushaltsplan, board, -board, jobbörse, tauschbörse, stellenbörse, mitbringliste, kleinanzeigen, gemeinsame liste, dienstplan, leseliste, bücherliste, geschenkeliste',
    tracker:
      'tracker, -tracker, gewohnheitstracker, haushaltsbuch, ausgabentracker, trainingstagebuch, tagebuch, -tagebuch, stimmungstagebuch, logbuch, fahrtenbuch, ernährungstagebuch, lauftagebuch, zeiterfassung, ausgaben erfassen, erfassen, mitschreiben, protokollieren, dokumentieren, festhalten, fortschritt verfolgen, übungsprotokoll, kalorienzähler, punktezähler',
    event:
      'rsvp, anmeldung zum event, eventseite, event-seite, veranstaltungsseite, einladungsseite, einladung, einladungen, hochzeitsseite, hochzeitswebseite, hochzeits-website, hochzeitswebsite, hochzeitshomepage, zusagen und absagen, zu- und absagen, zu- oder absagen, zusagen, zusagen oder absagen, anmeldeseite, event mit anmeldung, veranstaltung mit anmeldung, mit anmeldung, konferenzseite, gästeliste, teilnehmer können sich anmelden, partyseite, festivalseite, teilnehmerliste',
    waitlist:
      'warteliste, -warteliste, wartelistenseite, vorab-zugang, vorabzugang, früher zugang, frühzugang, early access, coming-soon-seite, coming soon, demnächst-seite, launch-seite, startseite vor dem launch, betatester, beta-tester, vormerkliste, voranmeldung, prelaunch',
  },
  fr: {
    none: 'demande de réservation, demandes de réservation, formulaire de réservation, tableau de prix',
    booking:
      'application de réservation, appli de réservation, app de réservation, site de réservation, page de réservation, système de réservation, outil de réservation, plateforme de réservation, réservation en ligne, réservations en ligne, réserver en ligne, prise de rendez-vous, prise de rdv, prendre rendez-vous, prendre rdv, rendez-vous en ligne, agenda en ligne, réserver une table, réserver un créneau, réserver des créneaux, réserver un cours, réserver des cours, réserver leurs cours, réserver une séance, réserver leur séance, réserver un terrain, réserver une salle, réserver une chambre, réserver leur, réserver un, réserver une, réserver des, calendrier de réservation, réservation de',
    shop: 'boutique en ligne, magasin en ligne, e-boutique, e-commerce, site marchand, panier, vente en ligne, vendre en ligne, commande en ligne, commander en ligne, application de commande, appli de commande, vendre mes, vendre nos, passer commande, précommande, précommandes, précommander, click and collect, click & collect, commandes en ligne, boutique avec panier, prendre les commandes',
    directory:
      "annuaire, répertoire, catalogue de, guide des, guide local, liste consultable, base de données de, recensement, listing, carnet d'adresses, bottin, recenser, répertorier, collection de liens",
    board:
      "liste de tâches, liste des tâches, todo list, to-do list, to-do, gestionnaire de tâches, tableau de tâches, tableau des tâches, tableau kanban, kanban, checklist, liste de courses, liste de souhaits, liste de cadeaux, liste d'envies, liste partagée, tableau d'affichage, panneau d'affichage, petites annonces, boîte à idées, tableau d'idées, mur d'idées, livre d'or, tableau partagé, tableau de bord partagé, planning des tâches, offres d'emploi board, liste de lecture, bourse d'échange",
    tracker:
      "suivi des habitudes, suivi d'habitudes, suivi de, suivi des, suivi du, application de suivi, appli de suivi, tracker, traqueur, suivre mes, suivre nos, suivre ses, suivre mon, suivre ma, suivre les, journal de bord, journal d'entraînement, journal alimentaire, journal d'humeur, carnet d'entraînement, carnet de bord, carnet de suivi, carnet de lecture, suivi budgétaire, gestion de budget, gestionnaire de budget, compteur de calories, relevé de",
    event:
      "rsvp, page d'événement, page événement, site de mariage, site pour notre mariage, site d'événement, page d'invitation, invitation, invitations, faire-part, inscription à l'événement, inscriptions, inscription, s'inscrire, confirmer leur présence, confirmer sa présence, confirmer la présence, réponse des invités, liste des invités, liste d'invités, invités, page de mariage, site du festival, site de la conférence",
    waitlist:
      "liste d'attente, file d'attente, accès anticipé, avant-première, page de lancement, page de pré-lancement, pré-lancement, prélancement, bientôt disponible, coming soon, bêta-testeurs, bêta testeurs, inscription à la bêta, pré-inscription, préinscription, early access, waitlist",
  },
  es: {
    none: 'solicitud de reserva, solicitudes de reserva, formulario de reserva, formulario de reservas',
    booking:
      'app de reservas, aplicación de reservas, página de reservas, web de reservas, sistema de reservas, herramienta de reservas, plataforma de reservas, reserva online, reservas online, reservas en línea, reserva en línea, reserva de citas, cita previa, citas online, citas en línea, pedir cita, agendar citas, agenda de citas, app de citas, sistema de citas, agendar una cita, agenda online, reservar mesa, reservar una mesa, reservar clases, reservar una clase, reservar hora, reservar cita, reservar pista, reservar pistas, reservar citas, reservar sala, reservar turnos, turnos online, sistema de turnos, sacar turno, reservar online, reservar en línea, reservar su, reservar una, reservar un, puedan reservar, pueden reservar, reservar, agendar',
    shop: 'tienda online, tienda en línea, tienda virtual, tienda web, e-commerce, ecommerce, carrito, carrito de compra, carrito de compras, venta online, vender online, vender en línea, vender por internet, vender mis, vender nuestros, vender nuestras, pedidos online, pedidos en línea, pedidos por internet, app de pedidos, hacer pedidos, tomar pedidos, encargos online, preventa, pedir online, comprar online',
    directory:
      'directorio, guía de, guía local, catálogo de, listado de, base de datos de, buscador de, páginas amarillas, índice de, registro de empresas',
    board:
      'lista de tareas, app de tareas, gestor de tareas, tablero de tareas, tablero kanban, kanban, tablero, tablero de ideas, lista de la compra, lista de compras, lista del súper, lista de deseos, lista de regalos, lista compartida, tablón de anuncios, tablón, anuncios clasificados, buzón de sugerencias, libro de visitas, libro de firmas, checklist, lista de verificación, bolsa de trabajo, bolsa de empleo, pizarra, lista de lectura, lista de pendientes, to-do',
    tracker:
      'seguimiento de hábitos, registro de hábitos, seguimiento de, app de seguimiento, control de gastos, registro de gastos, registro de, rastreador, tracker, diario de, diario alimentario, diario de entrenamiento, cuaderno de bitácora, bitácora, llevar el control, llevar un registro, registrar mis, registrar nuestros, registrar los, registrar mi, seguir mis, contador de calorías, controlar mis, control de',
    event:
      'rsvp, página del evento, página de evento, web de boda, página de boda, web de la boda, web de nuestra boda, página de nuestra boda, invitación, invitaciones, invitación digital, confirmar asistencia, confirmación de asistencia, confirmen asistencia, confirmen su asistencia, inscripción al evento, inscripción, inscripciones, inscribirse, lista de invitados, invitados, registro de asistentes, asistentes, evento con inscripción',
    waitlist:
      'lista de espera, acceso anticipado, acceso temprano, prelanzamiento, pre-lanzamiento, página de lanzamiento, próximamente, coming soon, beta testers, probadores beta, preinscripción, early access, waitlist',
  },
  pt: {
    none: 'pedido de reserva, pedidos de reserva, formulário de reserva, formulário de reservas, pedido de marcação',
    booking:
      'app de reservas, aplicação de reservas, aplicativo de reservas, página de reservas, site de reservas, sistema de reservas, plataforma de reservas, reserva online, reservas online, app de marcações, aplicação de marcações, sistema de marcações, marcações online, marcação online, marcação de consultas, marcar consultas, marcar consulta, marcar online, marcar horário, marcar horários, marcar aulas, marcar uma aula, agendamento, agendamentos, agendamento online, app de agendamento, aplicativo de agendamento, sistema de agendamento, agendar consultas, agendar horário, agendar horários, agendar online, agendar aulas, agendar, reservar mesa, reservar uma mesa, reservar aulas, reservar uma aula, reservar quadra, reservar campo, reservar sala, reservar horário, reservar online, possam reservar, podem reservar, possam marcar, podem marcar, reservar, marcação, marcações',
    shop: 'loja online, loja virtual, loja on-line, e-commerce, ecommerce, carrinho, carrinho de compras, venda online, vender online, vender pela internet, vender os meus, vender meus, vender nossos, vender os nossos, vender minhas, vender as minhas, encomendas online, pedidos online, app de pedidos, aplicativo de pedidos, fazer pedidos, receber pedidos, fazer encomendas, receber encomendas, encomendar online, comprar online, pré-venda',
    directory:
      'diretório, directório, guia de, guia local, catálogo de, lista pesquisável, listagem de, base de dados de, banco de dados de, páginas amarelas, índice de, buscador de',
    board:
      'lista de tarefas, app de tarefas, aplicativo de tarefas, gestor de tarefas, gerenciador de tarefas, quadro de tarefas, quadro kanban, kanban, quadro de ideias, quadro de avisos, mural de recados, mural de ideias, lista de compras, lista de desejos, lista de presentes, lista partilhada, lista compartilhada, caixa de sugestões, livro de visitas, checklist, classificados, anúncios classificados, bolsa de emprego, vagas mural, lista de leitura, lista de pendências, to-do',
    tracker:
      'rastreador de hábitos, registo de hábitos, registro de hábitos, controle de gastos, controlo de gastos, controlo de despesas, controle de despesas, registo de, registro de, acompanhamento de, acompanhar meus, acompanhar os meus, acompanhar minhas, acompanhar as minhas, acompanhar o meu, monitorar, monitorizar, tracker, diário de, diário alimentar, diário de treino, diário de bordo, registar os meus, registar as minhas, registrar meus, registrar minhas, contador de calorias, controlar meus, controlar as minhas, controlar os meus',
    event:
      'rsvp, página do evento, página de evento, site de casamento, site do casamento, site do nosso casamento, convite, convites, convite digital, confirmar presença, confirmação de presença, confirmem presença, confirmar a presença, confirmem a presença, inscrição no evento, inscrição, inscrições, inscrever-se, lista de convidados, convidados, participantes, evento com inscrição',
    waitlist:
      'lista de espera, acesso antecipado, pré-lançamento, página de lançamento, em breve, coming soon, beta testers, testadores beta, pré-inscrição, early access, waitlist',
  },
  ja: {
    none: '予約リクエスト, 予約依頼, 予約の問い合わせ, 予約フォーム, 要予約, 完全予約制',
    booking:
      '予約アプリ, 予約システム, 予約サイト, 予約ページ, オンライン予約, ネット予約, Web予約, 予約フォーム, 予約機能, 予約カレンダー, 予約管理, 予約でき, 予約が, 予約を, 予約',
    shop: 'ネットショップ, オンラインショップ, オンラインストア, ECサイト, 通販サイト, 通販, ショッピングカート, カート, 注文アプリ, 注文ページ, 注文フォーム, 注文システム, ネット注文, オンライン注文, 予約注文, 注文でき, 注文を受け, ネット販売, オンライン販売, 販売サイト, 買えるサイト, 購入でき',
    directory:
      'ディレクトリ, 一覧サイト, 検索サイト, まとめサイト, ポータルサイト, 名簿, データベース, リンク集, 電話帳, お店紹介サイト, ガイドサイト, 図鑑, を探せる, 検索できる',
    board:
      'タスク管理, ToDoリスト, TODOリスト, ToDoアプリ, やることリスト, かんばん, カンバン, カンバンボード, 掲示板, 買い物リスト, 持ち物リスト, ほしい物リスト, 欲しいものリスト, チェックリスト, アイデアボード, アイデア帳, 伝言板, ホワイトボード, ゲストブック, 意見箱, 共有リスト, タスクボード, ボード, 求人掲示板, 当番表, リストアプリ',
    tracker:
      '記録アプリ, 習慣トラッカー, トラッカー, 家計簿, 日記アプリ, 体重記録, 運動記録, 練習記録, トレーニング記録, 学習記録, 読書記録, ログブック, 記録する, 記録でき, 記録したい, 記録を, 記録帳, 日誌, 在庫管理, 支出管理, 管理アプリ',
    event:
      '出欠確認, 出欠, 出席確認, 参加申し込み, 参加申込, 参加登録, 参加者募集, 招待状, 招待ページ, イベントページ, イベント告知, イベントサイト, 申し込みページ, 申込ページ, 結婚式のサイト, 結婚式サイト, 結婚式のホームページ, 結婚式のWeb招待状, ウェディングサイト, 参加者, 開催',
    waitlist:
      'ウェイトリスト, ウェイティングリスト, 順番待ち, 先行登録, 事前登録, 事前予約受付ページ, ティザーサイト, ティザーページ, 近日公開, 公開前, 早期アクセス, ベータ版, βテスター, 先行アクセス',
  },
};
