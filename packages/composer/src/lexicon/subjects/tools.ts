import { entity, subjectsOf } from '../define.ts';

export const toolSubjects = subjectsOf('tool', [
  {
    id: 'calculator',
    tr: 'hesap makinesi, hesaplama, bilimsel hesap makinesi, hesap makinası, zekat hesaplama',
    en: 'calculator, scientific calculator, calculation, zakat calculator',
    hints: 'topla, çarp, yüzde ~ add, multiply, percent',
    name: 'Hesap Makinesi~Calculator',
    icon: 'calculator',
    palettes: 'graphite amber teal',
    options: { tool: 'calculator' },
  },
  {
    id: 'tipCalculator',
    tr: 'bahşiş hesaplama, bahşiş',
    en: 'tip calculator, tip splitter',
    name: 'Bahşiş~Tip Split',
    icon: 'cash',
    palettes: 'amber mint cherry',
    options: { tool: 'tip' },
  },
  {
    id: 'ageCalculator',
    tr: 'yaş hesaplama, yaş hesap',
    en: 'age calculator, how old am i',
    name: 'Kaç Yaşındayım~My Age',
    icon: 'gift',
    palettes: 'rose sky violet',
    options: { tool: 'age' },
  },
  {
    id: 'bodyMassIndex',
    tr: 'vücut kitle indeksi, vki hesaplama, ideal kilo, bmi',
    en: 'bmi, bmi calculator, body mass index, ideal weight',
    name: 'Kitle İndeksi~Body Index',
    icon: 'body',
    palettes: 'mint teal indigo',
    options: { tool: 'bmi' },
  },
  {
    id: 'discountCalculator',
    tr: 'indirim hesaplama, yüzde hesaplama, indirim',
    en: 'discount calculator, percentage calculator, sale price',
    name: 'İndirim~Discount',
    icon: 'pricetag',
    palettes: 'cherry amber violet',
    options: { tool: 'discount' },
  },
  {
    id: 'stopwatch',
    tr: 'kronometre, süre tutucu',
    en: 'stopwatch, lap timer',
    name: 'Kronometre~Stopwatch',
    icon: 'stopwatch',
    palettes: 'graphite cherry ocean',
    options: { tool: 'stopwatch' },
  },
  {
    id: 'vatCalculator',
    tr: 'kdv hesaplama, kdv, kdv dahil',
    en: 'vat calculator, sales tax calculator',
    name: 'KDV Hesabı~VAT Check',
    icon: 'receipt',
    palettes: 'slate forest amber',
    options: { tool: 'vat' },
  },
  {
    id: 'loanCalculator',
    tr: 'kredi hesaplama, maaş hesaplama, faiz hesaplama, vergi hesaplama, kredi hesabı, kıdem tazminatı hesaplama, konut kredisi',
    en: 'loan calculator, salary calculator, mortgage calculator, interest calculator, tax calculator, compound interest',
    hints: 'faiz, vade, taksit, brüt, net ~ interest, term, instalment, gross',
    name: 'Kredi Hesabı~Loan Check',
    icon: 'cash',
    palettes: 'forest indigo slate',
    options: { tool: 'loanCalculator' },
  },
  {
    id: 'priceCalculator',
    tr: 'kâr hesaplama, maliyet hesaplama, fiyat hesaplama, reçete maliyeti, ürün maliyeti, kar marjı, metrekare hesaplama, boya hesaplama',
    en: 'price calculator, profit calculator, margin calculator, cost calculator, recipe cost, pricing calculator, area calculator',
    hints: 'maliyet, kâr, satış fiyatı, komisyon ~ cost, profit, selling price, commission',
    name: 'Maliyet Hesabı~Price Right',
    icon: 'pricetags',
    palettes: 'terracotta forest slate',
    options: { tool: 'priceCalculator' },
  },
  {
    id: 'examScore',
    tr: 'puan hesaplama, yks puan hesaplama, ortalama hesaplama, not hesaplama, lgs puan hesaplama, kpss puan, okul puanı, vize final hesaplama, not ortalaması hesaplama, gano hesaplama',
    en: 'exam score calculator, gpa calculator, grade calculator, score calculator, final grade calculator',
    hints: 'net, katsayı, vize, final ~ credit, weight, midterm, final',
    name: 'Puan Hesabı~Grade Maths',
    icon: 'school',
    palettes: 'indigo sky plum',
    options: { tool: 'examScore' },
  },
  {
    id: 'unitConverter',
    tr: 'birim çevirici, döviz çevirici, çevirici, birim dönüştürücü, kur hesaplama, ölçü çevirici, para birimi çevirici, dönüştürücü',
    en: 'unit converter, currency converter, converter, exchange rate, measurement converter, conversion',
    hints: 'metre, kilo, dolar, santigrat ~ metre, pound, dollar, celsius',
    name: 'Çevirici~Converter',
    icon: 'swap-horizontal',
    palettes: 'teal violet amber',
    options: { tools: ['unitConverter', 'currencyConverter'] },
  },
  {
    id: 'pomodoro',
    tr: 'pomodoro, zamanlayıcı, odaklanma, odak zamanlayıcısı, ders sayacı, interval, tabata',
    en: 'pomodoro, timer, focus timer, interval timer, focus, countdown timer, tabata, study timer, egg timer',
    hints: 'dakika, mola, odak, tur ~ minute, break, focus, round',
    name: 'Odak~Focus Timer',
    icon: 'timer',
    palettes: 'cherry slate mint',
    options: { tools: ['focusTimer', 'stopwatch'] },
  },
  {
    id: 'counter',
    tr: 'sayaç, zikirmatik, tespih, sayma, tıklama sayacı, zikir, tesbih, ziyaretçi sayacı',
    en: 'counter, tally, tally counter, click counter, people counter, rosary, tasbih',
    hints: 'bir artır, sıfırla, hedef ~ plus one, reset, target',
    name: 'Sayaç~Tally',
    icon: 'add-circle',
    palettes: 'olive teal coffee',
    options: { tool: 'counter' },
  },
  {
    id: 'countdown',
    tr: 'geri sayım, kaç gün kaldı, gün sayacı, şafak sayar, askerlik sayacı, sınava kaç gün kaldı, tatile kaç gün',
    en: 'countdown, day until, day counter, day since, event countdown, anniversary counter',
    hints: 'gün, kaldı, geçti ~ day, left, since',
    name: 'Kaç Gün Kaldı~Days To Go',
    icon: 'hourglass',
    palettes: 'plum ocean amber',
    options: { tool: 'countdown' },
  },
  {
    id: 'generator',
    tr: 'şifre oluşturucu, qr kod oluşturucu, isim üretici, parola üretici, qr kod, karekod, rastgele sayı, takım adı bulucu',
    en: 'password generator, qr code generator, name generator, random generator, qr code, random number, meme generator, generator',
    hints: 'üret, kopyala, rastgele ~ generate, copy, random',
    name: 'Üretici~Maker Box',
    icon: 'qr-code',
    palettes: 'graphite violet mint',
    options: { tool: 'generator' },
  },
  {
    id: 'picker',
    tr: 'kura çekimi, zar, çark, kura çekme, çarkıfelek, zar atma, çekiliş, yazı tura, karar verici, isim çekme, takım kurma',
    en: 'random picker, dice, wheel, spin the wheel, dice roller, coin flip, raffle, decision maker, name picker, team generator, draw lots',
    hints: 'şans, seç, döndür, kazanan ~ luck, choose, spin, winner',
    name: 'Kura~Lucky Draw',
    icon: 'dice',
    palettes: 'violet amber cherry',
    options: { tool: 'picker' },
  },
  {
    id: 'weather',
    tr: 'hava durumu, hava, hava tahmini',
    en: 'weather, forecast, weather forecast',
    hints: 'derece, rüzgâr, nem, yarın ~ degree, wind, humidity, tomorrow',
    name: 'Hava Nasıl~Weather Today',
    icon: 'partly-sunny',
    palettes: 'sky indigo slate',
    options: { tool: 'weather' },
    entities: [
      entity(
        'forecast forecasts partly-sunny',
        'tahmin, tahminler ~ forecast, forecasts',
        `city! #title; date!; kind! #category Hava~Weather = Güneşli~Sunny, Parçalı bulutlu~Partly cloudy, Yağmurlu~Rainy, Karlı~Snowy, Fırtınalı~Stormy; temperature! En yüksek~High; low:number (°C) En düşük~Low; wind:number (km/sa~km/h) Rüzgâr~Wind <0..>; rain:percent Yağış olasılığı~Chance of rain <0..100>; fav`,
        `
        İstanbul~London | 0 | partlyCloudy | 14~11 | 9~6 | 18 | 20 | 1
        İstanbul~London | +1 | rainy | 12~10 | 8~6 | 27 | 80 | 1
        İstanbul~London | +2 | rainy | 11~9 | 7~5 | 31 | 70 | 1
        İstanbul~London | +3 | partlyCloudy | 13~10 | 8~4 | 15 | 30 | 1
        İstanbul~London | +4 | sunny | 15~12 | 9~5 | 10 | 5 | 1
        Ankara~Edinburgh | 0 | sunny~rainy | 9~7 | -2~3 | 8~34 | 5~75
        İzmir~Cardiff | 0 | sunny~stormy | 18~9 | 11~6 | 14~58 | 10~90
        Erzurum~Inverness | 0 | snowy | -1 | -9~-4 | 12 | 60
        `,
      ),
    ],
  },
  {
    id: 'scoreboard',
    tr: 'skor tablosu, okey, skor, puan tablosu, king, batak, oyun skoru, tavla skoru, okey puan, turnuva',
    en: 'scoreboard, score keeper, score tracker, game score, tournament, bracket, score board, darts',
    hints: 'oyuncu, el, tur, kazanan ~ player, hand, round, winner',
    name: 'Skor Defteri~Score Pad',
    icon: 'trophy',
    palettes: 'forest cherry amber',
    options: { tool: 'scoreboard' },
  },
  {
    id: 'breathing',
    tr: 'nefes, meditasyon, nefes egzersizi, rahatlama, farkındalık, mindfulness, gevşeme, stres azaltma',
    en: 'breathing, meditation, breathing exercise, mindfulness, relaxation, calm, stress relief',
    hints: 'nefes al, nefes ver, dakika, sakin ~ inhale, exhale, minute, calm',
    name: 'Derin Nefes~Deep Breath',
    icon: 'leaf',
    palettes: 'teal violet sky',
    options: { tool: 'breathing' },
  },
  {
    id: 'drawing',
    tr: 'çizim, editör, resim çizme, boyama, karalama, boyama kitabı, beyaz tahta, piksel, fotoğraf düzenleme',
    en: 'drawing, sketch, paint, whiteboard, colouring book, coloring, doodle, pixel art, photo editor, editor',
    hints: 'fırça, renk, silgi, tuval ~ brush, colour, eraser, canvas',
    name: 'Karalama~Sketchpad',
    icon: 'brush',
    palettes: 'rose indigo amber',
    options: { tool: 'drawing' },
    entities: [
      entity(
        'drawing drawings brush',
        'çizim, çizimler ~ drawing, drawings',
        'title!; photo; cat = Karalama~Doodle, Portre~Portrait, Manzara~Landscape, Fikir~Idea; color Ana renk~Main colour; date; fav; note',
        `
        Pencereden çatılar~Roofs from the window | landscape | #b45309 | 0 | 1
        Uyuyan kedi~Sleeping cat | doodle | #64748b | -2
        Dedemin elleri~Grandpa's hands | portrait | #7c2d12 | -5 | 1 | Karakalem~Pencil
        Logo denemesi~Logo sketch | idea | #0f766e | -8
        Vapur iskelesi~Ferry pier | landscape | #1d4ed8 | -13
        Hayali bitki~Imaginary plant | doodle | #15803d | -20
        `,
      ),
    ],
  },
  {
    id: 'textTool',
    tr: 'metin aracı, çeviri, kelime sayacı, metin düzenleyici, mors alfabesi, büyük harf küçük harf, çevirmen, sözcük sayacı, yazı aracı',
    en: 'text tool, translator, word counter, text editor, morse code, case converter, translation, character counter, markdown editor',
    hints: 'karakter, harf, kopyala ~ character, letter, copy',
    name: 'Metin Kutusu~Text Box',
    icon: 'text',
    palettes: 'slate plum teal',
    options: { tool: 'textTool' },
    entities: [
      entity(
        'snippet snippets text',
        'metin, metinler ~ text, texts',
        'title!; text!; cat = Çeviri~Translation, Taslak~Draft, Kalıp~Template; date; fav',
        `
        Teşekkür mesajı~Thank-you message | Siparişiniz için teşekkür ederiz, iyi günlerde kullanın.~Thank you for your order. We hope you enjoy it. | template | 0 | 1
        Toplantı daveti~Meeting invitation | Yarın 14:00'te kısa bir görüşme yapabilir miyiz?~Could we have a short call tomorrow at 2 pm? | template | -2
        Menü çevirisi~Menu translation | Red lentil soup: kırmızı mercimek çorbası~Soupe du jour: soup of the day | translation | -4
        Biyografi~Short bio | On yıldır el yapımı çantalar dikiyorum.~I have been making bags by hand for ten years. | draft | -7 | 1
        Kargo bilgisi~Shipping notice | Paketiniz bugün yola çıktı, takip numarası ektedir.~Your parcel left today. The tracking number is attached. | template | -11
        Duyuru taslağı~Notice draft | Cumartesi günü kapalıyız.~We are closed on Saturday. | draft | -15
        `,
      ),
    ],
  },
]);
