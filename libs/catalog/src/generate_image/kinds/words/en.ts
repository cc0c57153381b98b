import type { LanguageWords } from './language-words.js';

export const EN: LanguageWords = {
  code: 'en',
  marks: 'the,of,and,with,for,a,an,my,our,that,please,make,create,by,is,are,to',
  hasDecimalComma: false,
  hasAdjectivesAfter: false,
  openings:
    "please,pls,kindly,hi,hey,hello,can,could,would,will,you,i,i'd,we,we'd,need,needs,want,like,love,have,get,give,create,creating,make,making,draw,generate,design,produce,build,render,visualise,visualize,visualising,visualizing,turn,show,send,put,convert,let's,let,me,us,to,just,simply,now,a,an,the,my,our,this,these,that,some,one,it,them,following,data,quick,quickly,also,then,ok,okay,so,thanks",
  as: 'as,into,as a,in the form of,using,in a,in an',
  connectors:
    'json,config,of,for,with,from,by,to,and,that,which,titled,title,called,named,headed,heading,showing,shows,show,comparing,compares,linking,links,link,opens,open,opening,pointing,points,leading,leads,containing,contains,encoding,encodes,holding the text,saying,says,say,reading,reads,about,on how,please,pls,thanks,these,this,the,our,my,following,where,when,per,over,using,based,type,image,picture,graphic,png,svg,wifi,wi fi,content,text,data,values,value,in,out,calls,calling,dials,dialing,sends,sending,here,depicting,displaying,illustrating,visualizing,visualising,like,td,lr,tb,rl,bt,taking,takes,going,via,connecting,joining,joins,connects,lets',
  kinds: {
    qr: 'qr code,qr codes,qrcode,qr,qr code image',
    chart:
      'chart,charts,graph,graphs,plot,barchart,piechart,linechart,bargraph,as a pie,into a pie,as a donut,as a doughnut,as bars,as columns,histogram,as horizontal bars,as vertical bars,as a line,as lines,as an area',
    diagram:
      'diagram,diagrams,flow diagram,process diagram,sequence diagram,process,workflow,flow,tree diagram,architecture diagram,network diagram,tree,hierarchy',
    flow: 'flowchart,flow chart,flowcharts,flow diagram,process diagram,process flow,workflow diagram,org chart,orgchart,organization chart,organisation chart,organizational chart,organisational chart,organigram,mind map,mindmap,user flow,steps diagram,step diagram,sequence diagram,state diagram,decision tree,pipeline diagram',
    card: 'banner,web banner,website banner,text slide,slide,quote tile,quote block,notice card,quote of the day card,quote of the day,quote card,announcement card,title card,text card,social card,social media card,og image,og card,og picture,og banner,open graph image,open graph card,opengraph image,open graph picture,link preview,link preview card,link preview image,link card,preview card,preview image,share image,share card,sharing image,sharing card,sharing picture,twitter card,twitter image,x card,linkedin card,linkedin image,linkedin banner,social image,social media image,social picture,social banner,social share image,social preview,social preview image,blog card,blog header,release card,changelog card,event card,testimonial card,quote image,quote graphic,quote picture,quote post,announcement image,announcement graphic,announcement banner,text banner,title slide,title image,title screen,headline card,hiring card,link picture,tip card,section card,chapter card,speaker card,launch card,name card,blog image,blog post image,cover card,card',
    pattern:
      'pattern,patterns,background,backgrounds,texture,wallpaper,backdrop,seamless tile,repeating tile,background tile,terrazzo,polka dots',
    avatar: 'avatar,avatars,identicon,identicons,profile picture,profile pic,user icon,profile icon,monogram',
  },
  pictures:
    "isometric*,wooden,on marble,marble table,leather,holograph*,hologram*,photo*,picture of,pictured,photograph*,illustrat*,painting*,painted,watercolor*,watercolour*,oil on,oil paint*,gouache,acrylic,portrait*,cartoon*,cinematic,sketch*,sketchy,hand drawn,handdrawn,drawn by hand,drawing,doodle*,3d,cgi,anime,manga,pixel art,vintage,retro,engraving,engraved,woodcut,linocut,claymation,storybook,children's book,picture book,render of,rendering of,octane,unreal,photoreal*,realistic,hyperreal*,surreal*,impressionis*,expressionis*,art nouveau,style of,styled like,in style,mockup*,mock up,close up,closeup,bokeh,depth of field,35mm,50mm,85mm,dslr,lit by,lighting,backlit,sunlight,sunlit,candlelight,moonlight,moody,golden hour,sunset,sunrise,at dawn,at dusk,at night,shot of,shot from,product shot,still life,flat lay,overhead view,aerial,bird's eye,low angle,landscape painting,tattoo*,graffiti,mural,carved,embroidered,embroidery,knitted,crocheted,stitched,printed on,engraved on,holding,pointing,wearing,sitting,standing,staring,looking,walking,smiling,explaining,presenting,leaning,scanning,held by,hanging,whiteboard,blackboard,chalkboard,billboard,smartphone,phone screen,tablet screen,shop window,fabric swatch,on the wall,on a wall,on wall,on a screen,on the screen,on screens,on a desk,on the desk,on a table,on the table,on a napkin,on paper,on parchment,parchment,sticker on,poster on,in a frame,in the background,made of,made out of,made from,built from,tarot,playing card*,birthday*,greeting card*,postcard*,post card*,christmas card*,credit card*,trading card*,pokemon,infographic poster,movie poster,album cover,book cover,fantasy,isometric office,whimsical,timelapse,time lapse,evolution of,metamorphosis,before and after,storyboard,triptych,comic panel*,floating in,surrounded by",
  subjects:
    'man,woman,girl,boy,child,children,people,person,businessman,businesswoman,engineer,teacher,student*,chef,someone,hand,hands,face,crowd,cat,cats,dog,dogs,kitten,puppy,animals,laptop,monitor,projector,coffee cup,mug,t shirt,tshirt,dress,shirt,robot*,treasure,spaceship,camera,lens,storefront,sculpture,collage,scene*,comic*,macro,paint',
  chartTypes: {
    donut: 'pie,donut,doughnut,ring chart,piechart',
    bar: 'horizontal,horizontally,bars going sideways,sideways',
    column: 'column,columns,vertical bar,vertical bars',
    area: 'area',
    line: 'line,lines,linechart,trend line,curve',
  },
  card: {
    title:
      'title,titled,headline,heading,header,main text,big text,large text,that says,which says,saying,says,say,reads,reading,that reads,with the text,with text,with the words,with words,text,quote,headed,called,named,top line,first line,message,main line,announcing,name',
    subtitle:
      'small text,secondary line,lower text,sub text,subtitle,sub title,subheading,sub heading,subheadline,subline,sub line,tagline,tag line,subtext,smaller line,small line,second line,smaller text,smaller,description,below it,below that,below,underneath,under it,under that,beneath,beneath it,followed by,bottom line,and below,secondary text,byline,strapline',
    eyebrow: 'eyebrow,kicker,overline,above it,above the title,above,category,label,tag,small caps line',
    author: 'author,written by,by,attributed to,attribution,speaker,said by,credit,signed,from',
    site: 'footer,site,website,url,domain,web address,at the bottom,bottom,link,handle',
  },
  and: 'and,plus',
  introductions:
    'comparing,compares,showing,shows,with,of,for,are,is,were,was,sold,had,has,have,following,data,values,numbers,like',
  closings:
    'last *,this year,this month,this week,this quarter,next *,so far,each,respectively,today,yesterday,in total,per month,per year,please,pls,thanks,thank you',
  scales:
    'thousand=3,million=6,millions=6,mil=6,mn=6,mio=6,billion=9,billions=9,bn=9,trillion=12,k=3,m=6,b=9',
  qr: {
    text: 'text,content,words,plain text,data,payload,string,message,value,code,number,saying,says,that says,encodes,encoding,containing,contains,reads,reading,holding',
    network: 'network name,network,ssid,name',
    password: 'password,pass,passphrase,pwd,pw,key,passcode',
    hidden: 'hidden',
    none: 'no password,without password,without a password,open network,unsecured,nopass',
    call: 'call,calls,calling,dial,dials,dialing,phone number,phone,telephone,tel,ring,rings',
    message: 'sms,text message,texts,text to,send a text,sends a text,sending a text',
    subject: 'subject,subject line',
    body: 'body,message,saying,that says,text,with the text',
    looks:
      'black on white,white on black,dark *,light *,high error correction,error correction*,low error correction,when scanned,when you scan,so *,please,pls,thanks,as png,as svg,in png,in svg,as a png,as an svg,png,svg,transparent background,white background,in black,in blue,in dark*,in navy,in green,in red,in white,with rounded*,for print,for printing,print quality,high resolution,high res,at * px,size*,with a quiet zone,quiet zone,with a white*,with a border,no logo,without logo,scannable,large enough*,big enough*,minimal*,in color,as a qr*,as qr*,into a qr*,in a qr*',
  },
  patternWords:
    'off,hot pink,baby blue,sky blue,royal blue,forest green,sea green,ice blue,midnight blue,dusty,poly,earth,neon,pastels,gradients,jewel,translucent,transparent,semi,semitransparent,opaque,layered,nested,rounded,sharp,smooth,flowing,organic,irregular,uneven,textured,matte,faded,desaturated,saturated,neutral,earthy,elegant,playful,calm,calming,professional,corporate,scandinavian,bauhaus,mid,century,mosaic,staggered,crossing,nice,pretty,cool,fun,basic,plain,crisp,neat,dense,sparse,seamless,seamlessly,tileable,tilable,tiling,tiled,tiles,tile,repeating,repeat,repeatable,repeated,geometric,geometrical,abstract,simple,minimal,minimalist,subtle,soft,clean,modern,regular,random,flat,vector,small,large,big,tiny,thin,thick,bold,fine,wide,narrow,tone,tones,toned,two,three,four,five,color,colors,colour,colours,colored,coloured,colorful,colourful,palette,shade,shades,tints,hues,muted,bright,dark,light,pale,deep,warm,cool,vivid,pastel,high,low,contrast,monochrome,monochromatic,gradient,overlapping,interlocking,concentric,alternating,evenly,spaced,scattered,random,randomly,size,sized,sizes,various,varying,different,offset,rows,row,grid,lattice,background,backgrounds,backdrop,wallpaper,texture,pattern,patterns,surface,print,web,website,page,pages,hero,section,header,banner,slide,slides,app,desktop,phone,screen,packaging,wrapping,paper,of,in,on,with,and,for,a,an,the,my,our,from,using,only,made,as,to,or,at,no,text,like,style,some,very,rather,no,people,objects,shapes,shape,motif,forms,elements,horizontal,vertical,diagonal,diagonally,outline,outlined,filled,px,by,x,white,space,generic,default,placeholder,nothing,else,slightly,lots,many,few,that,can,be,is,it,which,create,make,generate,me,i,need,please,want,give,us,design,draw,newsletter,email,blog,landing,portfolio,profile,cover,presentation,card,cards,site,footer,login,deck,fabric,gift,wrap',
  initials: 'initials,initial,letters,letter,monogram',
};
