import { toList, toLocalText } from '../../lexicon/notation/local-text.ts';
import type { LocalText } from '../../lexicon/subject.ts';

interface FormulaValue {
  readonly label: LocalText;
  readonly unit?: LocalText;
}

/** A calculation that people ask for by what it is about. */
export interface KnownFormula {
  readonly words: { readonly tr: readonly string[]; readonly en: readonly string[] };
  /** A subject of the lexicon that has a tool of its own, by one of its phrases. */
  readonly tool?: string;
  readonly inputs: readonly (FormulaValue & { readonly initial: LocalNumber })[];
  readonly results: readonly (FormulaValue & { readonly formula: string })[];
}

type LocalNumber = Readonly<Record<'tr' | 'en', number>>;

// Türkçe words | English words | inputs 'Etiket~Label (unit) = start' | results 'Etiket~Label (unit) = formula'. The letters of a
// formula are the inputs in their order. The unit 'money' is the app's currency. '→ phrase' stands for a tool of the lexicon.
const source = `
kdv, kdv dahil, kdv hariç | vat, sales tax | → vat calculator
kredi, kredi taksidi, taksit, konut kredisi, faiz, ihtiyaç kredisi | loan, mortgage, interest | → loan calculator
indirim, yüzde indirim, iskonto, indirimli fiyat | discount, percent off, sale price | → discount calculator
bahşiş | tip | → tip calculator
vki, bmi, vücut kitle, ideal kilo | bmi, body mass | → bmi calculator
yaş | age, how old | → age calculator
kâr, kar marjı, kâr marjı, satış fiyatı | margin, markup, profit margin | → margin calculator
not ortalaması, gano, ağırlıklı ortalama | gpa, grade average, weighted average | → gpa calculator
döviz, kur, dolar kuru | currency, exchange rate | → currency converter
birim, uzunluk, ağırlık birimi | unit, length, units | → unit converter
beton, beton dökümü, şap | concrete, cement, screed, slab | En~Width (m) = 4; Boy~Length (m) = 5; Yükseklik~Height (m) = 0.15; Fire~Waste (%) = 5 | Beton~Concrete (m³) = A*B*C*(1+D/100); Yaklaşık ağırlık~Weight (ton~t) = A*B*C*2.4
boya, boya miktarı, duvar boyası | paint, wall paint | Duvar genişliği~Wall width (m) = 12; Duvar yüksekliği~Wall height (m) = 2.6; Kat sayısı~Coats = 2; Litre başına alan~Coverage (m²/L) = 10 | Gereken boya~Paint needed (L) = A*B*C/D; Alan~Area (m²) = A*B
fayans, seramik, karo, parke, laminat, zemin | tile, flooring, laminate, parquet | En~Width (m) = 3; Boy~Length (m) = 4; Parça eni~Piece width (cm) = 30; Parça boyu~Piece length (cm) = 60; Fire~Waste (%) = 10 | Gereken adet~Pieces needed = ceil(A*B*10000/(C*D)*(1+E/100)); Alan~Area (m²) = A*B
duvar kağıdı | wallpaper | Duvar uzunluğu~Wall length (m) = 14; Yükseklik~Height (m) = 2.5; Rulo eni~Roll width (m) = 0.53; Rulo boyu~Roll length (m) = 10 | Rulo~Rolls = ceil(A*B/(C*D)*1.1); Alan~Area (m²) = A*B
tuğla, briket | brick, block | Duvar boyu~Wall length (m) = 6; Yükseklik~Height (m) = 2.5; Metrekarede adet~Pieces per m² = 25 | Gereken adet~Pieces needed = ceil(A*B*C*1.05)
çakıl, kum, mıcır, toprak, malç | gravel, mulch, soil, sand, topsoil | En~Width (m) = 4; Boy~Length (m) = 6; Derinlik~Depth (cm) = 8; Yoğunluk~Density (ton/m³~t/m³) = 1.6 | Miktar~Volume (m³) = A*B*C/100; Ağırlık~Weight (ton~t) = A*B*C/100*D
çit, tel çit | fence, fencing | Uzunluk~Length (m) = 40; Direk aralığı~Post spacing (m) = 2.5; Metre fiyatı~Price per metre (money) = 350~20 | Direk~Posts = ceil(A/B)+1; Maliyet~Cost (money) = A*C
merdiven, basamak | stair, staircase, step | Kat yüksekliği~Total rise (cm) = 280; Basamak yüksekliği~Step height (cm) = 17.5; Basamak derinliği~Step depth (cm) = 28 | Basamak~Steps = ceil(A/B); Merdiven boyu~Total run (cm) = (ceil(A/B)-1)*C
çatı, kiremit | roof, shingle, roofing | Boy~Length (m) = 10; Eğimli kenar~Slope (m) = 6; Metrekarede kiremit~Tiles per m² = 14 | Çatı alanı~Roof area (m²) = A*B*2; Kiremit~Tiles = ceil(A*B*2*C*1.05)
kumaş, perde kumaşı, tül | fabric, curtain fabric, material | Pencere eni~Window width (cm) = 200; Boy~Drop (cm) = 250; Pile katsayısı~Fullness = 2.5; Kumaş eni~Fabric width (cm) = 280 | Kumaş~Fabric (m) = ceil(A*C/D)*(B+20)/100
yakıt, yakıt tüketimi, yol masrafı, benzin, yolculuk masrafı, yakıt maliyeti | fuel, fuel cost, trip cost, gas cost, fuel consumption, road trip | Mesafe~Distance (km) = 450; Tüketim~Consumption (L/100 km) = 6.5; Litre fiyatı~Price per litre (money) = 48~1.6; Kişi~People = 2 | Yakıt tutarı~Fuel cost (money) = A*B/100*C; Yakıt~Fuel (L) = A*B/100; Kişi başı~Each (money) = A*B/100*C/D
elektrik, elektrik faturası, elektrik tüketimi, enerji tüketimi | electricity, electricity cost, power consumption, energy cost | Güç~Power (W) = 1500; Günde saat~Hours a day (saat~h) = 3; Gün~Days = 30; Birim fiyat~Price per kWh (money) = 2.6~0.28 | Tutar~Cost (money) = A*B*C/1000*D; Tüketim~Consumption (kWh) = A*B*C/1000
su faturası, su tüketimi, doğalgaz faturası, doğal gaz faturası | water bill, gas bill, utility bill | İlk endeks~First reading = 1240; Son endeks~Last reading = 1262; Birim fiyat~Unit price (money) = 38~2.1; Sabit ücret~Fixed fee (money) = 45~8 | Fatura~Bill (money) = (B-A)*C+D; Tüketim~Consumption (m³) = B-A
kalori ihtiyacı, günlük kalori, bazal metabolizma, kalori, metabolizma | calorie need, bmr, tdee, calories needed, daily calorie, calorie | Kilo~Weight (kg) = 70; Boy~Height (cm) = 170; Yaş~Age = 32; Hareket katsayısı~Activity factor = 1.4 | Kadın~Women (kcal) = (10*A+6.25*B-5*C-161)*D; Erkek~Men (kcal) = (10*A+6.25*B-5*C+5)*D
protein, protein ihtiyacı, makro | protein, protein intake, macro | Kilo~Weight (kg) = 70; Kilo başına~Per kg (g) = 1.6; Öğün~Meals = 4 | Günlük protein~Protein a day (g) = A*B; Öğün başı~Per meal (g) = A*B/C
su ihtiyacı, günlük su | water intake, daily water, hydration | Kilo~Weight (kg) = 70; Kilo başına~Per kg (ml) = 33; Bardak~Glass (ml) = 200 | Günlük su~Water a day (L) = A*B/1000; Bardak sayısı~Glasses = ceil(A*B/C)
nabız, hedef nabız, kalp atışı | heart rate, max heart rate, target heart rate | Yaş~Age = 32; Alt sınır~From (%) = 60; Üst sınır~To (%) = 80 | En yüksek nabız~Maximum (/dk~bpm) = 220-A; Hedefin altı~Target from (/dk~bpm) = (220-A)*B/100; Hedefin üstü~Target to (/dk~bpm) = (220-A)*C/100
tek tekrar, maksimum ağırlık, 1rm | one rep max, 1rm, max lift | Ağırlık~Weight (kg) = 80; Tekrar~Reps = 5 | Tek tekrar~One rep max (kg) = A*(1+B/30)
tempo, koşu temposu, hız, pace | pace, running pace, speed | Mesafe~Distance (km) = 10; Süre~Time (dk~min) = 52 | Tempo~Pace (dk/km~min/km) = B/A; Hız~Speed (km/sa~km/h) = A/B*60
köpek yaşı, kedi yaşı, hayvan yaşı | dog age, cat age, dog year, pet age | Yaş~Age = 4 | İnsan yaşıyla~Human years = min(A;1)*15+min(max(A-1;0);1)*9+max(A-2;0)*5
mama miktarı, köpek maması, kedi maması | dog food, cat food, pet food | Kilo~Weight (kg) = 12; Kilo başına~Per kg (g) = 22; Gün~Days = 30 | Günlük mama~Food a day (g) = A*B; Toplam~Total (kg) = A*B*C/1000
akvaryum, akvaryum hacmi, akvaryum litre | aquarium, aquarium volume, fish tank, tank volume | En~Width (cm) = 40; Boy~Length (cm) = 100; Yükseklik~Height (cm) = 50; Doluluk~Filled (%) = 90 | Su~Water (L) = A*B*C/1000*D/100
depo hacmi, silindir, varil, havuz hacmi, havuz | cylinder, barrel, round tank, pool volume, pool | Çap~Diameter (m) = 4; Derinlik~Depth (m) = 1.3 | Hacim~Volume (m³) = 3.14159*(A/2)^2*B; Litre~Litres (L) = 3.14159*(A/2)^2*B*1000
hacim, metreküp | volume, cubic metre, cubic meter | En~Width (m) = 2; Boy~Length (m) = 3; Yükseklik~Height (m) = 1.5 | Hacim~Volume (m³) = A*B*C; Litre~Litres (L) = A*B*C*1000
alan, metrekare, arsa, dönüm, tarla alanı | area, square metre, square meter, square footage, acreage, land area | En~Width (m) = 25; Boy~Length (m) = 40 | Alan~Area (m²) = A*B; Dönüm~Decares = A*B/1000
gübre, gübre miktarı, tohum, tohum miktarı, ilaç miktarı tarla | fertilizer, fertiliser, seed, lawn seed | Alan~Area (dönüm~ha) = 12; Birim başına~Per unit (kg) = 25; Kilo fiyatı~Price per kg (money) = 22~0.9 | Toplam~Total (kg) = A*B; Maliyet~Cost (money) = A*B*C
yem, yem miktarı, yem maliyeti | feed, animal feed, feed cost, hay | Hayvan sayısı~Animals = 20; Günlük yem~Feed a day (kg) = 6; Gün~Days = 30; Kilo fiyatı~Price per kg (money) = 14~0.4 | Toplam yem~Total feed (kg) = A*B*C; Maliyet~Cost (money) = A*B*C*D
hamur, ekmek hamuru, pizza hamuru, un | dough, hydration, pizza dough, bread dough, baker's percentage | Un~Flour (g) = 1000; Su oranı~Hydration (%) = 65; Tuz oranı~Salt (%) = 2; Maya oranı~Yeast (%) = 1 | Su~Water (g) = A*B/100; Tuz~Salt (g) = A*C/100; Maya~Yeast (g) = A*D/100; Toplam hamur~Total dough (g) = A*(1+(B+C+D)/100)
porsiyon, tarif ölçüsü, kişi sayısına göre tarif | recipe scaler, serving, recipe scale, portion | Tarifteki miktar~Amount = 250; Tarif kaç kişilik~Serves = 4; Kaç kişi~People = 10 | Gereken miktar~Amount needed = A/B*C
kahve oranı, kahve su oranı | coffee ratio, brew ratio, pour over | Su~Water (ml) = 300; Oran~Ratio (ml/g) = 16 | Kahve~Coffee (g) = A/B
alkol oranı, bira alkol | abv, alcohol by volume, homebrew alcohol | Başlangıç yoğunluğu~Original gravity = 1.05; Son yoğunluk~Final gravity = 1.01 | Alkol~Alcohol (%) = (A-B)*131.25
fazla mesai, mesai ücreti, mesai | overtime, overtime pay, pay with overtime | Saat ücreti~Hourly pay (money) = 180~18; Normal saat~Normal hours = 180~160; Fazla mesai~Overtime hours = 12; Katsayı~Multiplier = 1.5 | Toplam ücret~Total pay (money) = A*B+A*C*D; Fazla mesai ücreti~Overtime pay (money) = A*C*D
saatlik ücret, freelance ücreti, gündelik ücret | hourly rate, freelance rate, day rate, consulting rate | Aylık hedef~Monthly goal (money) = 60000~5000; Giderler~Expenses (money) = 8000~600; Gün~Days a month = 18; Günde saat~Hours a day = 5 | Saat ücreti~Hourly rate (money) = (A+B)/(C*D); Günlük~Day rate (money) = (A+B)/C
maaş, net maaş, brüt maaş, brütten nete | salary, salary after tax, net salary, take home pay, paycheck, payslip | Brüt~Gross (money) = 60000~4200; Kesinti~Deductions (%) = 15; Vergi~Tax (%) = 20 | Net~Net (money) = A*(1-B/100)*(1-C/100); Yıllık net~Net a year (money) = A*(1-B/100)*(1-C/100)*12
kıdem tazminatı, kıdem, tazminat | severance, severance pay, redundancy | Brüt maaş~Gross pay (money) = 45000~3500; Yıl~Years = 6; Ay~Months = 4 | Tazminat~Severance (money) = A*(B+C/12)
bileşik faiz, mevduat, vadeli hesap | compound interest, savings interest, investment growth, deposit | Anapara~Principal (money) = 100000~5000; Yıllık oran~Yearly rate (%) = 30~5; Yıl~Years = 3 | Son tutar~Final amount (money) = A*(1+B/100)^C; Getiri~Gain (money) = A*(1+B/100)^C-A
birikim, tasarruf, birikim hedefi, emeklilik | savings goal, saving, retirement | Hedef~Goal (money) = 120000~6000; Biriken~Saved (money) = 20000~1000; Ay~Months = 12 | Aylık birikim~Save each month (money) = (A-B)/C; Kalan~Left (money) = A-B
zam oranı, zam, enflasyon, artış oranı, yüzde değişim | raise, inflation, percent change, percentage change, pay rise | Eski~Old = 20000~1000; Yeni~New = 25000~1250 | Değişim~Change (%) = (B-A)/A*100; Fark~Difference = B-A
yüzde | percentage, percent | Sayı~Number = 250; Yüzde~Percent (%) = 18 | Yüzdesi~Part = A*B/100; Eklenmiş~Increased = A*(1+B/100); Çıkarılmış~Reduced = A*(1-B/100)
birim fiyat, kilo fiyatı, gramaj fiyatı | unit price, price per kilo, price comparison | Fiyat~Price (money) = 189~6.5; Miktar~Quantity = 3; Diğerinin fiyatı~Other price (money) = 110~4; Diğerinin miktarı~Other quantity = 1.5 | Birim fiyat~Unit price (money) = A/B; Diğeri~Other (money) = C/D
komisyon, emlak komisyonu, satış primi, prim | commission, sales commission, agent fee, seller fee | Satış~Sale (money) = 3200000~240000; Oran~Rate (%) = 2; KDV~VAT on it (%) = 20~0 | Komisyon~Commission (money) = A*B/100*(1+C/100); Kalan~Left (money) = A-A*B/100*(1+C/100)
kira getirisi, amortisman, kira çarpanı, yatırım getirisi | rental yield, roi, return on investment, cap rate | Fiyat~Price (money) = 3500000~260000; Aylık kira~Monthly rent (money) = 18000~1400; Yıllık gider~Yearly costs (money) = 12000~2200 | Yıllık getiri~Yield (%) = (B*12-C)/A*100; Geri dönüş~Pays back in (yıl~years) = A/(B*12-C)
başabaş, başabaş noktası | break even, break-even point | Sabit gider~Fixed costs (money) = 30000~2000; Satış fiyatı~Price (money) = 250~20; Birim maliyet~Unit cost (money) = 140~9 | Satılacak adet~Units to sell = ceil(A/(B-C)); Ciro~Revenue (money) = ceil(A/(B-C))*B
maliyet, reçete maliyeti, ürün maliyeti, porsiyon maliyeti, üretim maliyeti | cost, recipe cost, product cost, food cost, production cost | Malzeme~Ingredients (money) = 320~14; İşçilik~Labour (money) = 90~6; Diğer gider~Other costs (money) = 40~2; Adet~Pieces = 12; Kâr oranı~Profit (%) = 40 | Adet maliyeti~Cost per piece (money) = (A+B+C)/D; Satış fiyatı~Selling price (money) = (A+B+C)/D*(1+E/100)
temizlik fiyatı, teklif fiyatı, iş fiyatı, fiyat teklifi | cleaning quote, job price, job quote, price quote, service price | Alan~Area (m²) = 90; Birim fiyat~Price per m² (money) = 25~1.5; Yol~Travel (money) = 200~12 | Teklif~Quote (money) = A*B+C
3d baskı, 3d baskı maliyeti, filament | 3d print, 3d print cost, filament | Filament~Filament (g) = 85; Kilo fiyatı~Price per kg (money) = 650~24; Süre~Hours = 6; Saat gideri~Cost per hour (money) = 12~0.5 | Maliyet~Cost (money) = A/1000*B+C*D
kargo, desi, kargo desi | shipping, dimensional weight, shipping cost, parcel | En~Width (cm) = 30; Boy~Length (cm) = 40; Yükseklik~Height (cm) = 20; Birim fiyat~Price per unit (money) = 28~1.8 | Desi~Dimensional weight = A*B*C/3000; Tutar~Cost (money) = ceil(A*B*C/3000)*D
zekat | zakat | Altın ve gümüş~Gold and silver (money) = 250000~12000; Nakit~Cash (money) = 120000~7000; Ticaret malı~Trade goods (money) = 30000~1000; Borç~Debts (money) = 50000~3000; Oran~Rate (%) = 2.5 | Zekât~Zakat (money) = max(A+B+C-D;0)*E/100
altın, gram altın, altın değeri, ziynet | gold, gold value, gold price | Gram~Grams (g) = 25; Gram fiyatı~Price per gram (money) = 4200~95; Ayar~Carat = 22 | Değer~Value (money) = A*B*C/24
vergi, gelir vergisi, stopaj, serbest meslek makbuzu | tax, income tax, withholding tax, self employed tax | Gelir~Income (money) = 80000~6000; Gider~Expenses (money) = 15000~900; Oran~Rate (%) = 20 | Vergi~Tax (money) = (A-B)*C/100; Kalan~Left (money) = A-B-(A-B)*C/100
sigara, sigara masrafı | smoking cost, cigarette | Günde paket~Packs a day = 1; Paket fiyatı~Price of a pack (money) = 90~9; Gün~Days = 365 | Toplam~Total (money) = A*B*C
vize final, vize final ortalaması, ders geçme | midterm final, final grade, exam average | Vize~Midterm = 62; Final~Final = 74; Vize ağırlığı~Midterm weight (%) = 40 | Ortalama~Average = A*C/100+B*(1-C/100); 60 için gereken final~Final needed for 60 = (60-A*C/100)/(1-C/100)
net, deneme neti, tyt net, lgs net, sınav neti | exam net score, net score, negative marking | Doğru~Correct = 32; Yanlış~Wrong = 6; Kaç yanlış bir doğru~Wrong per correct = 4; Soru~Questions = 40 | Net~Net = A-B/C; Boş~Blank = D-A-B; Başarı~Success (%) = (A-B/C)/D*100
kişi başı, davet maliyeti, düğün maliyeti, parti maliyeti, kişi başı maliyet | cost per person, party cost, wedding cost, per guest | Toplam~Total (money) = 84000~4200; Kişi~People = 60 | Kişi başı~Per person (money) = A/B
ohm, akım, gerilim, ohm kanunu, amper | ohm's law, current, voltage, amp | Güç~Power (W) = 2200; Gerilim~Voltage (V) = 230 | Akım~Current (A) = A/B; Direnç~Resistance (Ω) = B^2/A
kablo, kablo kesiti, gerilim düşümü | wire, wire size, cable size, voltage drop | Uzunluk~Length (m) = 30; Akım~Current (A) = 16; Gerilim~Voltage (V) = 230; Düşüm sınırı~Allowed drop (%) = 3 | Kesit~Cross section (mm²) = 2*A*B*0.0178/(C*D/100)
güneş paneli, solar, panel sayısı | solar, solar panel, pv | Günlük tüketim~Daily use (kWh) = 12; Güneş saati~Sun hours (saat~h) = 5; Panel gücü~Panel power (W) = 450; Kayıp~Losses (%) = 20 | Panel~Panels = ceil(A*1000/(B*C*(1-D/100))); Sistem gücü~System size (kW) = ceil(A*1000/(B*C*(1-D/100)))*C/1000
akü, akü süresi, batarya, pil | battery, battery life, battery runtime, ups | Kapasite~Capacity (Ah) = 100; Gerilim~Voltage (V) = 12; Yük~Load (W) = 80; Kullanılabilir~Usable (%) = 80 | Süre~Runtime (saat~h) = A*B*D/100/C
klima, btu, klima gücü | btu, air conditioner, ac size, heating | Oda alanı~Room area (m²) = 20; Bölge katsayısı~Factor (BTU/m²) = 450; Kişi~People = 2 | Güç~Power (BTU) = A*B+C*600
indirme süresi, internet hızı | download time, internet speed, transfer time | Dosya~File (GB) = 20; Hız~Speed (Mbps) = 50 | Süre~Time (dk~min) = A*8000/B/60
yürüyüş kalori, adım kalori, yakılan kalori, kalori yakarım, kalori yakma, kalori yakımı | calories burned, burned calorie, step calorie, calories burnt, burn walking | Kilo~Weight (kg) = 70; Süre~Time (dk~min) = 45; Etkinlik katsayısı~Activity (MET) = 4 | Yakılan~Burned (kcal) = C*A*B/60
`;

const readUnit = (source: string): { text: string; unit?: LocalText } => {
  const unit = /\(([^)]*)\)\s*$/.exec(source);
  return unit?.[1] === undefined
    ? { text: source.trim() }
    : { text: source.slice(0, unit.index).trim(), unit: toLocalText(unit[1]) };
};

const readValue = (source: string): FormulaValue & { readonly value: string } => {
  const at = source.indexOf(' = ');
  const { text, unit } = readUnit(source.slice(0, at));
  return { label: toLocalText(text), ...(unit ? { unit } : {}), value: source.slice(at + 3).trim() };
};

const readLine = (line: string): KnownFormula => {
  const [tr = '', en = '', inputs = '', results = ''] = line.split(' | ').map((cell) => cell.trim());
  const words = { tr: toList(tr), en: toList(en) };
  if (inputs.startsWith('→')) return { words, tool: inputs.slice(1).trim(), inputs: [], results: [] };
  return {
    words,
    inputs: toList(inputs, ';').map((cell) => {
      const { value, ...rest } = readValue(cell);
      const { tr: first, en: second } = toLocalText(value);
      return { ...rest, initial: { tr: Number(first), en: Number(second) } };
    }),
    // Arguments of functions are separated by ';' without a space after it.
    results: toList(results.replaceAll('; ', '\n'), '\n').map((cell) => {
      const { value, ...rest } = readValue(cell);
      return { ...rest, formula: value };
    }),
  };
};

export const knownFormulas: readonly KnownFormula[] = source.trim().split('\n').map(readLine);
