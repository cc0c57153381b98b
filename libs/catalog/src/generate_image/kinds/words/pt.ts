import type { LanguageWords } from './language-words.js';

export const PT: LanguageWords = {
  code: 'pt',
  marks: 'o,os,as,do,da,dos,das,e,com,para,um,uma,faca,crie,gere,desenhe,por,em,no,na,nosso,nossa,que,mes,ao',
  hasDecimalComma: true,
  hasAdjectivesAfter: true,
  openings:
    'por favor,por,favor,pode,podes,poderia,voce,eu,quero,queremos,queria,gostaria,preciso,precisamos,me,nos,faca,fazer,faz,faze,crie,criar,cria,gere,gerar,gera,desenhe,desenhar,desenha,produza,mostre,mostra,prepare,monte,transforme,de,um,uma,uns,o,a,os,as,meu,minha,nosso,nossa,este,esta,esse,essa,esses,estes,ola,oi,agora,so',
  as: 'como,em forma de,num,numa,em um,em uma',
  connectors:
    'de,do,da,dos,das,com,para,por,em,no,na,que,intitulado,intitulada,titulo,chamado,chamada,mostrando,comparando,mostre,contendo,abra,leve,leva,aponte,e,sobre,segundo,onde,cujo,diga,diz,o,a,os,as,texto,wifi',
  kinds: {
    qr: 'codigo qr,codigos qr,qr code,qrcode,qr',
    chart: 'grafico,graficos,histograma,diagrama de barras',
    diagram: 'diagrama,esquema,processo,fluxo,fluxo de trabalho,arvore',
    flow: 'fluxograma,organograma,mapa mental,diagrama de fluxo,diagrama de sequencia,diagrama de processo,diagrama de etapas',
    card: 'cartao de citacao,cartao de anuncio,cartao de titulo,cartao social,cartao para redes,cartao para redes sociais,cartao do twitter,cartao para o twitter,cartao para linkedin,cartao com a citacao,imagem open graph,imagem og,imagem de compartilhamento,imagem para redes sociais,imagem de partilha,imagem social,cartao de previa,previa de link,pre visualizacao de link,cartao de texto,cartao,card de citacao,card de anuncio,card para redes sociais,card para instagram,card para linkedin,card,imagem de capa,slide de titulo,imagem de citacao',
    pattern: 'padrao,padroes,padronagem,fundo,fundos,textura,estampa,papel de parede,plano de fundo',
    avatar: 'avatar,avatares,identicon,monograma,imagem de perfil',
  },
  pictures:
    'foto,fotos,fotografia*,fotorrealista*,ilustracao*,ilustrad*,pintura*,pintado,pintada,aquarela*,oleo sobre,desenho,desenhado,desenhada,esboco*,retrato*,caricatura*,anime,manga,3d,render*,realista*,estilo,iluminacao,por do sol,nascer do sol,amanhecer,entardecer,vista aerea,desfocad*,vintage,retro,lousa,quadro branco,tela de,na parede,sobre a mesa,em uma mesa,na mesa,segurando,apontando,aponta para,sentado,sentada,em pe,sorrindo,explicando,explica,aniversario,cartao postal,cartao de credito,cartao de natal,carta de taro,baralho,mapa do tesouro,tatuagem,grafite,bordado,trico,cercad*,conto de fadas',
  subjects:
    'homem,mulher,menina,menino,crianca*,pessoas,pessoa,gente,alguem,mao,maos,rosto,gato,gatos,cachorro,cachorros,animais,caneca,xicara,camiseta,vestido,lente,luz,camera,cena,quadro,close,outdoor,cartaz,vitrine,segura',
  chartTypes: {
    donut: 'pizza,setores,rosca,donut,torta,circular',
    bar: 'horizontal,horizontais',
    column: 'colunas,coluna,barras verticais',
    area: 'area,areas',
    line: 'linha,linhas,curva',
  },
  card: {
    title:
      'titulo,intitulado,intitulada,manchete,cabecalho,texto,com o texto,com as palavras,que diz,que diga,dizendo,diz,citacao,frase,texto principal,primeira linha,chamado,chamada,nome',
    subtitle:
      'subtitulo,abaixo,embaixo,por baixo,segunda linha,menor,em menor,linha secundaria,texto secundario,descricao',
    eyebrow: 'antetitulo,acima,categoria,chapeu',
    author: 'autor,autora,de,por,atribuida a,assinado,assinada por',
    site: 'rodape,site,endereco,dominio',
  },
  and: 'e,mais',
  introductions:
    'comparando,mostrando,com,para,de,do,da,sao,foram,e,vendemos,seguintes,dados,valores,numeros',
  closings:
    'passado,no mes passado,no ano passado,este ano,este mes,no total,por mes,ao mes,por favor,cada um',
  scales: 'mil=3,milhao=6,milhoes=6,mi=6,bilhao=9,bilhoes=9,bi=9',
  qr: {
    text: 'texto,conteudo,dados,mensagem,numero,diz,dizendo,contendo,contem,codigo',
    network: 'nome da rede,rede,ssid,nome',
    password: 'senha,palavra passe,password,chave',
    hidden: 'oculta,oculto',
    none: 'sem senha,sem palavra passe,rede aberta,aberta',
    call: 'ligue,ligar,liga,ligacao,telefone,tel,disque,chame,numero de telefone',
    message: 'sms,mensagem de texto',
    subject: 'assunto',
    body: 'corpo,mensagem,texto,dizendo,com o texto',
    looks:
      'preto no branco,preto sobre branco,branco sobre *,correcao de erros*,alta correcao*,por favor,obrigado,obrigada,em png,em svg,para impressao,para imprimir,em preto,em azul*,em verde*,fundo transparente,fundo branco,com fundo *,sobre fundo *,alta resolucao,em um qr*,em qr*,como qr*,ao escanear*,ao ler',
  },
  patternWords:
    'transparente,transparentes,translucidos,arredondados,organicas,elegante,grossos,largos,sem,emenda,emendas,costura,costuras,repetido,repetida,repetitivo,repetivel,geometrico,geometrica,geometricos,geometricas,abstrato,abstrata,abstratos,simples,minimalista,sutil,subtil,discreto,moderno,moderna,pequeno,pequena,pequenos,pequenas,grande,grandes,fino,finos,finas,grossas,largas,claro,clara,claros,claras,escuro,escura,escuros,escuras,suave,suaves,palido,vivo,vivas,quente,quentes,frio,frias,frios,pastel,pasteis,tom,tons,cor,cores,paleta,degrade,sobrepostos,sobrepostas,entrelacados,alternados,alternadas,regular,irregulares,padrao,padroes,fundo,fundos,plano,textura,papel,parede,tela,site,web,pagina,paginas,capa,banner,slide,slides,apresentacao,aplicativo,azulejo,azulejos,mosaico,e,com,de,do,da,dos,das,em,no,na,nos,nas,para,um,uma,uns,o,a,os,as,sobre,por,ou,que,se,nosso,nossa,meu,minha,formas,forma,elementos,horizontais,verticais,diagonal,diagonais,dois,duas,tres,quatro,cinco,generico,neutro,crie,gere,desenhe,faca,texto,embrulho,como,blog,loja',
  initials: 'iniciais,inicial,letras,letra,monograma',
};
