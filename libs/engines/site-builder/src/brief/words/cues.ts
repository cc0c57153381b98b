import type { BusinessKind, Language } from '../../model/vocabulary.js';
import { byLanguage, type Terms } from '../text/lexicon.js';

/** Goods, services and activities that suggest a kind where no trade is named. */
const CUES: Record<Language, Terms<BusinessKind>> = {
  en: {
    food_shop:
      'bread, sourdough, cakes, pastries, croissants, cupcakes, cookies, chocolates, cheese, ice cream, wine, beer, honey cake, macarons, doughnuts, meat, sausages, tea, spices, jam, hot sauce, brownies, baking, bake',
    restaurant:
      'pizza, sushi, ramen, tapas, burgers, tacos, dinner, lunch, dishes, meals, chef, kitchen, street food, barbecue, curry, cocktails, tasting menu, cuisine, food',
    cafe: 'coffee, espresso, brunch, flat white, matcha, smoothies, cappuccino, latte',
    beauty:
      'haircut, haircuts, hair, nails, manicure, pedicure, facials, massage, massages, lashes, brows, makeup, tattoo, tattoos, shave, beauty, grooming, balayage, waxing',
    health:
      'patients, therapy, dental, physio, clinic hours, treatments, medical, counselling, mental health, checkups, pets health, vaccinations, nutrition, acupuncture',
    fitness:
      'workout, workouts, training sessions, fitness, classes for beginners, boxing, karate, dance, running, climbing, swimming, tennis, surfing, martial arts, judo, spinning',
    trades:
      'repairs, repair, installation, installations, renovations, renovation, cleaning, garden, gardens, lawn, pipes, roof, roofs, kitchens, wiring, boilers, removals, moving house, plumbing, painting walls, bathrooms, dog walks, dog walking',
    retail:
      'clothes, clothing, shoes, jewellery, jewelry, books, toys, furniture, plants, flowers, candles, soaps, soap, bags, handbags, vinyl, records, posters, t-shirts, tshirts, sneakers, ceramics, mugs, bikes, gifts, antiques, yarn, fabrics, prints, stickers, hats, sweaters, wooden toys, leather goods, cosmetics, skincare, perfume, watches, sunglasses, merch, handmade, rentals',
    lodging:
      'rooms, guests, breakfast, overnight stays, stay, stays, sea view, suites, pitches, tents, beds, accommodation',
    professional:
      'consulting, advice, legal, tax, taxes, accounting, bookkeeping, insurance, real estate, clients, translation, translations, coaching, advisory, recruiting, tours, properties, contracts',
    studio:
      'photos, photography, design, illustrations, paintings, paints, illustration, films, videos, branding, logos, drawings, songs, album, music, novels, poems, artwork, interiors, weddings and portraits, exhibitions, sculptures',
    software:
      'app, api, dashboard, users, beta, invoices, automation, data, cloud, developers, ai, open source, product, website tool, integrations, plugin, tool, device, sensor',
    education:
      'lessons, courses, course, students, pupils, teaching, teach, exams, exam, homework, learn, learning, kids classes, workshops, maths, lessons for kids, training courses',
    nonprofit:
      'volunteers, volunteer, donations, members, community, neighbours, neighbors, charity, refugees, homeless, animals in need, cause, activists, parents, fundraising, congregation, neighbourhood, neighborhood',
    venue:
      'event, events, concerts, wedding, exhibition, exhibits, party, parties, stage, conference, tickets, guests rsvp, shows, celebration, dinner party, barbecue party, anniversary, picnic, housewarming, workshop day, talk, talks, screening',
    farm: 'vegetables, eggs, milk, honey, cattle, sheep, goats, chickens, apples, grapes, harvest, olive oil, hens, alpacas, livestock, orchard, beehives, bees, cows, horses, veg boxes, pumpkins, lavender, strawberries',
  },
  de: {
    food_shop:
      'brot, brote, brötchen, kuchen, torten, wurst, fleisch, käse, schokolade, pralinen, eis, wein, bier, tee, gebäck, marmelade, sauerteigbrot',
    restaurant: 'pizza, sushi, burger, gerichte, küche, essen, speisen, abendessen, mittagessen, koch, menüs',
    cafe: 'kaffee, espresso, brunch, frühstück, cappuccino',
    beauty:
      'haare, haarschnitt, haarschnitte, maniküre, pediküre, massagen, massage, nägel, wimpern, bart, kosmetik, tattoos',
    health: 'patienten, behandlungen, therapie, gesundheit, vorsorge, zähne, impfungen',
    fitness: 'training, fitness, sport, tanzen, boxen, klettern, schwimmen, laufen, karate',
    trades:
      'reparaturen, reparatur, sanierung, renovierung, renovierungen, reinigung, heizung, heizungen, bäder, dächer, gärten, umzüge, montage, fliesen',
    retail:
      'kleidung, mode, schmuck, bücher, spielzeug, möbel, blumen, pflanzen, kerzen, seifen, schuhe, taschen, fahrräder, geschenke, keramik, wolle, stoffe, handgemacht',
    lodging: 'zimmer, gäste, übernachtung, übernachtungen, unterkunft, urlaub, betten, stellplätze',
    professional:
      'beratung, recht, steuern, steuererklärung, immobilien, versicherungen, mandanten, übersetzungen, buchführung',
    studio:
      'fotos, fotografie, design, gestaltung, illustrationen, bilder, gemälde, filme, musik, logos, romane, hochzeitsfotos',
    software: 'app, nutzer, daten, rechnungen, cloud, api, entwickler, tool, ki, produkt, open source',
    education:
      'kurse, unterricht, schüler, schülerinnen, lernen, prüfung, prüfungen, lehren, hausaufgaben, nachhilfe',
    nonprofit:
      'ehrenamt, helfer, mitglieder, spenden, gemeinschaft, nachbarn, nachbarschaft, geflüchtete, engagement',
    venue: 'veranstaltung, veranstaltungen, konzerte, feier, party, hochzeit, bühne, tickets, ausstellungen',
    farm: 'gemüse, eier, milch, honig, kühe, schafe, ziegen, hühner, äpfel, trauben, ernte, bienen, pferde, erdbeeren, spargel',
  },
  fr: {
    food_shop:
      'pain, pains, gâteaux, viennoiseries, croissants, chocolats, fromages, fromage, glaces, vins, vin, bière, bières, viande, thés, confitures, macarons',
    restaurant:
      'pizza, pizzas, burgers, plats, cuisine, repas, dîner, déjeuner, chef, galettes, crêpes, couscous',
    cafe: 'espresso, brunch, cafés, petits déjeuners',
    beauty:
      'cheveux, coupe, coupes, manucure, ongles, soins du visage, soins, épilation, maquillage, tatouages, beauté',
    health: 'patients, santé, thérapie, consultations, dents, bien-être mental',
    fitness: 'entraînement, fitness, sport, danse, boxe, natation, course à pied, musculation',
    trades:
      'réparations, réparation, dépannage, travaux, chauffage, salle de bain, salles de bain, toitures, jardins, ménage, installation',
    retail:
      'vêtements, bijoux, livres, jouets, meubles, fleurs, plantes, bougies, savons, chaussures, sacs, vélos, cadeaux, céramiques, fait main, affiches',
    lodging: 'chambres, nuitées, hébergement, vacances, emplacements, séjour, séjours',
    professional:
      'conseil, conseils juridiques, droit, impôts, comptabilité, immobilier, assurances, traductions, clients',
    studio:
      'photos, design, illustrations, tableaux, peintures, films, musique, logos, romans, portraits, sculptures',
    software:
      'appli, application, utilisateurs, données, factures, cloud, api, développeurs, outil, produit, open source',
    education:
      'cours, élèves, leçons, apprendre, examens, enseignement, étudiants, ateliers pour enfants, stages',
    nonprofit: 'bénévole, adhérents, membres, dons, solidarité, quartier, voisins, entraide, réfugiés',
    venue: 'événement, événements, concerts, spectacle, spectacles, expositions, fêtes, billets, scène',
    farm: 'légumes, œufs, lait, miel, vaches, moutons, chèvres, poules, pommes, raisin, récolte, abeilles, fruits, chevaux',
  },
  es: {
    food_shop:
      'pan, panes, tartas, pasteles, bollería, quesos, chocolates, helados, vino, vinos, cerveza, carne, embutidos, tés, galletas, mermeladas',
    restaurant:
      'pizza, pizzas, hamburguesas, tacos, platos, cocina, comida, cenas, cena, paella, tapas, menús, almuerzos',
    cafe: 'espresso, brunch, desayunos, capuchino',
    beauty:
      'pelo, corte de pelo, cortes, cabello, manicuras, pestañas, cejas, masaje, belleza, maquillaje, barba, tinte',
    health: 'pacientes, salud, terapia, tratamientos, consultas, dientes',
    fitness: 'entrenamiento, entrenamientos, fitness, deporte, baile, boxeo, natación, correr',
    trades:
      'reparaciones, reparación, obras, calefacción, baños, jardines, instalaciones, instalación, mudanza, tuberías',
    retail:
      'ropa, joyas, libros, juguetes, muebles, flores, plantas, velas, jabones, zapatos, bolsos, bicicletas, regalos, cerámica, hecho a mano, camisetas, artesanía',
    lodging: 'habitaciones, huéspedes, vacaciones, alojarse, estancia, estancias, desayuno incluido',
    professional:
      'asesoramiento, derecho, impuestos, contabilidad, inmuebles, clientes, traducciones, herencias',
    studio:
      'fotos, diseño, ilustraciones, cuadros, pinturas, películas, vídeos, logos, novelas, retratos, esculturas, canciones',
    software: 'app, aplicación, usuarios, datos, facturas, nube, api, desarrolladores, herramienta, producto',
    education: 'clases, alumnos, estudiantes, aprender, exámenes, enseñanza, talleres, curso',
    nonprofit:
      'voluntarios, socios, donaciones, comunidad, vecinos, barrio, solidaridad, refugiados, miembros',
    venue: 'evento, eventos, conciertos, espectáculos, exposiciones, fiestas, entradas, escenario',
    farm: 'verduras, huevos, leche, miel, vacas, ovejas, cabras, gallinas, manzanas, uvas, cosecha, abejas, aceite de oliva, frutas, caballos',
  },
  pt: {
    food_shop:
      'pão, pães, bolos, doces, salgadinhos, queijos, chocolates, gelados, sorvetes, vinho, vinhos, cerveja, carne, enchidos, chás, compotas, brigadeiros',
    restaurant:
      'pizza, pizzas, hambúrgueres, pratos, cozinha, comida, jantar, almoço, refeições, petiscos, feijoada, bacalhau',
    cafe: 'espresso, brunch, cafés, pequeno-almoço, tapioca',
    beauty:
      'cabelo, corte de cabelo, cortes, cabelos, unhas, sobrancelhas, massagem, beleza, maquiagem, maquilhagem, barba, tosquia',
    health: 'pacientes, utentes, saúde, terapia, tratamentos, consultas, dentes',
    fitness: 'treino, treinos, fitness, desporto, esporte, dança, boxe, natação, corrida de rua, musculação',
    trades:
      'reparações, reparos, consertos, obras, aquecimento, casas de banho, banheiros, jardins, instalações, instalação, canalizações',
    retail:
      'roupa, roupas, joias, livros, brinquedos, móveis, flores, plantas, velas, sabonetes, sapatos, bolsas, bicicletas, presentes, cerâmica, feito à mão, camisetas',
    lodging: 'quartos, hóspedes, férias, hospedagem, estadia, estadias, diárias',
    professional: 'assessoria, direito, impostos, imóveis, clientes, traduções, irs',
    studio:
      'fotos, design, ilustrações, quadros, pinturas, filmes, vídeos, logos, romances, retratos, esculturas, canções',
    software:
      'app, aplicativo, aplicação, utilizadores, usuários, dados, faturas, nuvem, api, ferramenta, produto',
    education: 'aulas, alunos, estudantes, aprender, exames, ensino, workshops, curso',
    nonprofit:
      'voluntário, sócios, doações, comunidade, vizinhos, bairro, solidariedade, refugiados, membros',
    venue: 'evento, eventos, concertos, shows, espetáculos, exposições, festas, bilhetes, ingressos, palco',
    farm: 'legumes, ovos, leite, mel, vacas, ovelhas, cabras, galinhas, maçãs, uvas, colheita, abelhas, azeite, cavalos, morangos, hortaliças',
  },
  ja: {
    food_shop:
      'パン, ケーキ, クロワッサン, お菓子, チーズ, チョコレート, アイス, ワイン, 日本酒, お茶, 豆腐, お弁当',
    restaurant: 'ラーメン, 寿司, ピザ, カレー, 料理, ランチ, ディナー, 定食, 焼肉, コース料理',
    cafe: 'コーヒー, 珈琲, ラテ, モーニング, ブランチ',
    beauty: 'カット, カラーリング, ネイル, まつげ, マッサージ, メイク, 美容, 髪',
    health: '患者, 診療, 治療, 健康, 施術, 歯',
    fitness: 'トレーニング, フィットネス, 運動, ダンス, 水泳, 筋トレ',
    trades: '修理, 工事, 施工, 掃除, 清掃, 塗装, 庭, 水漏れ, 引越し',
    retail:
      '洋服, 服, 本, おもちゃ, 家具, 花, 植物, 靴, 鞄, バッグ, 雑貨, 陶器, 着物, 自転車, 手作り, ハンドメイド, Tシャツ',
    lodging: '宿泊, 客室, 温泉, お部屋, 泊まれる',
    professional: '相談, 法律, 税金, 確定申告, 相続, 保険, 翻訳, 顧問',
    studio: '写真撮影, 撮影, デザイン, イラスト, 絵, 映像, 音楽, ロゴ, 小説, 作曲',
    software: 'アプリ, データ, ユーザー, クラウド, API, 開発者, ツール, 自動化',
    education: 'レッスン, 授業, 生徒, 講師, 学ぶ, 勉強, 受験, 子ども向けクラス',
    nonprofit: '支援活動, 寄付, 会員, 地域活動, 近所, 住民',
    venue: 'イベント, ライブ, 公演, 展示, チケット, 集まり',
    farm: '野菜, 卵, 牛乳, はちみつ, 蜂蜜, 果物, りんご, ぶどう, 収穫, いちご, 米作り, お米',
  },
};

/** By language; asked only where a prompt names no trade. */
export const cues = byLanguage(CUES);
