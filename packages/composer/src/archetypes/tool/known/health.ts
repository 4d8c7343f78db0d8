/**
 * Body and sport. Energy: Mifflin–St Jeor, 7,700 kcal per kg; body fat: US Navy; alcohol: Widmark; child height: Tanner; race times:
 * Riegel; one rep: Epley; HbA1c: ADAG study; LDL: Friedewald. They inform and are no medical advice.
 */
export const healthFormulas = `
vki, bmi, vücut kitle, ideal kilo | bmi, body mass, ideal weight | → bmi calculator
yaş, kaç yaşındayım | age, how old | → age calculator
kalori ihtiyacı, günlük kalori, bazal metabolizma, kalori, metabolizma | calorie need, bmr, tdee, calories needed, daily calorie, calorie, maintenance calorie | Kilo~Weight (kg) = 70; Boy~Height (cm) = 170; Yaş~Age = 32; Hareket katsayısı~Activity factor = 1.4 | Kadın~Women (kcal) = (10*A+6.25*B-5*C-161)*D; Erkek~Men (kcal) = (10*A+6.25*B-5*C+5)*D
kalori açığı, kilo verme, kaç günde kilo | calorie deficit, weight loss, losing weight | Kilo~Weight (kg) = 82; Hedef~Goal (kg) = 74; Günlük açık~Daily deficit (kcal) = 500 | Gün~Days = ceil((A-B)*7700/C); Haftada~A week (kg) = C*7/7700
protein, protein ihtiyacı, makro | protein, protein intake, macro | Kilo~Weight (kg) = 70; Kilo başına~Per kg (g) = 1.6; Öğün~Meals = 4 | Günlük protein~Protein a day (g) = A*B; Öğün başı~Per meal (g) = A*B/C
makro dağılımı, keto makro, karbonhidrat oranı | macro split, keto macro, carb ratio | Kalori~Calories (kcal) = 2000; Protein~Protein (%) = 30; Yağ~Fat (%) = 30; Karbonhidrat~Carbs (%) = 40 | Protein~Protein (g) = A*B/400; Yağ~Fat (g) = A*C/900; Karbonhidrat~Carbs (g) = A*D/400
su ihtiyacı, günlük su, içilecek su | water intake, daily water, daily hydration | Kilo~Weight (kg) = 70; Kilo başına~Per kg (ml) = 33; Bardak~Glass (ml) = 200 | Günlük su~Water a day (L) = A*B/1000; Bardak sayısı~Glasses = ceil(A*B/C)
vücut yağ oranı, yağ oranı | body fat, body fat percentage | Boy~Height (cm) = 172; Bel~Waist (cm) = 84; Boyun~Neck (cm) = 38; Kalça~Hips (cm) = 98 | Erkek~Men (%) = 495/(1.0324-0.19077*log(B-C)+0.15456*log(A))-450; Kadın~Women (%) = 495/(1.29579-0.35004*log(B+D-C)+0.221*log(A))-450
bel kalça oranı, bel boy oranı | waist hip ratio, waist to height | Bel~Waist (cm) = 80; Kalça~Hips (cm) = 98; Boy~Height (cm) = 170 | Bel kalça~Waist to hip = A/B; Bel boy~Waist to height = A/C
vücut yüzey alanı | body surface area, bsa | Boy~Height (cm) = 170; Kilo~Weight (kg) = 70 | Yüzey~Surface (m²) = sqrt(A*B/3600)
gebelik haftası, gebelik, doğum tarihi, hamilelik haftası, gebelik hafta | pregnancy week, due date, baby due date, gestational age, pregnancy due date | Son adetten bu yana~Since last period (gün~days) = 70 | Hafta~Week = floor(A/7); Doğuma kalan~Days to go (gün~days) = 280-A; Haftanın günü~Day of the week = A-7*floor(A/7)
yumurtlama, ovulasyon, yumurtlama günü, adet döngüsü | ovulation, fertile window, fertility | Döngü~Cycle (gün~days) = 28; Luteal evre~Luteal phase (gün~days) = 14 | Yumurtlama günü~Ovulation day = A-B; Verimli ilk gün~Fertile from day = A-B-5; Verimli son gün~Fertile to day = A-B+1
promil, alkol promil, kan alkol, kan alkol promil | blood alcohol, bac, alcohol level | Kadeh~Drinks = 2; Kadehte alkol~Alcohol each (g) = 14; Kilo~Weight (kg) = 75; Katsayı~Factor = 0.68; Geçen süre~Hours since = 1 | Tahmini promil~Estimate (‰) = max(A*B/(C*D)-0.15*E;0)
boy tahmini, çocuk boyu, çocuğun boyu | child height, height predictor, adult height | Anne~Mother (cm) = 164; Baba~Father (cm) = 178 | Oğlan~Boy (cm) = (A+B+13)/2; Kız~Girl (cm) = (A+B-13)/2
kan şekeri çevirme, hba1c, üç aylık şeker | blood sugar conversion, a1c, hba1c, mmol | Ortalama şeker~Average glucose (mg/dL) = 140 | HbA1c~HbA1c (%) = (A+46.7)/28.7; mmol/L~mmol/L = A/18.018
ldl, kolesterol | ldl, cholesterol | Toplam~Total (mg/dL) = 200; HDL~HDL (mg/dL) = 50; Trigliserit~Triglycerides (mg/dL) = 140 | LDL~LDL (mg/dL) = A-B-C/5; Oran~Ratio = A/B
homa ir, insülin direnci | homa ir, insulin resistance | Açlık şekeri~Fasting glucose (mg/dL) = 95; İnsülin~Insulin (µU/mL) = 9 | HOMA-IR~HOMA-IR = A*B/405
ortalama tansiyon | mean arterial pressure, average blood pressure | Büyük~Systolic (mmHg) = 120; Küçük~Diastolic (mmHg) = 80 | Ortalama~Mean (mmHg) = (A+2*B)/3
kafein | caffeine | İçilen~Drunk (mg) = 200; Geçen süre~Hours since = 6; Yarı ömür~Half life (saat~h) = 5 | Kalan~Left (mg) = A*0.5^(B/C)
uyku borcu, uyku döngüsü, uyku ihtiyacı | sleep debt, sleep cycle, sleep need | Hedef~Goal (saat~h) = 8; Ortalama~Average (saat~h) = 6.5; Gün~Days = 7 | Uyku borcu~Sleep debt (saat~h) = max(A-B;0)*C; Döngü~Cycles a night = B/1.5
nabız, hedef nabız, kalp atışı | heart rate, max heart rate, target heart rate, heart rate zone | Yaş~Age = 32; Alt sınır~From (%) = 60; Üst sınır~To (%) = 80 | En yüksek nabız~Maximum (/dk~bpm) = 220-A; Hedefin altı~Target from (/dk~bpm) = (220-A)*B/100; Hedefin üstü~Target to (/dk~bpm) = (220-A)*C/100
yürüyüş kalori, adım kalori, yakılan kalori, kalori yakarım, kalori yakma, kalori yakımı | calories burned, burned calorie, step calorie, calories burnt, burn walking | Kilo~Weight (kg) = 70; Süre~Time (dk~min) = 45; Etkinlik katsayısı~Activity (MET) = 4 | Yakılan~Burned (kcal) = C*A*B/60
adım mesafe, adım km, kaç adım | steps to km, step distance, steps to miles | Adım~Steps = 8000; Adım uzunluğu~Step length (cm) = 75 | Mesafe~Distance (km) = A*B/100000; Mil~Miles = A*B/160934.4
tek tekrar, maksimum ağırlık, 1rm | one rep max, 1rm, max lift, bench press max | Ağırlık~Weight (kg) = 80; Tekrar~Reps = 5 | Tek tekrar~One rep max (kg) = A*(1+B/30)
plaka, halter plakası | plate loading, barbell plate, weight plate | Hedef~Target (kg) = 100; Bar~Bar (kg) = 20 | Her yana~Each side (kg) = (A-B)/2
antrenman hacmi | training volume, workout volume | Set~Sets = 4; Tekrar~Reps = 10; Ağırlık~Weight (kg) = 50 | Hacim~Volume (kg) = A*B*C
tempo, koşu temposu, hız, pace | pace, running pace, speed, run pace | Mesafe~Distance (km) = 10; Süre~Time (dk~min) = 52 | Tempo~Pace (dk/km~min/km) = B/A; Hız~Speed (km/sa~km/h) = A/B*60
yarış tahmini, maraton süresi, maraton tahmini | race predictor, marathon time, marathon predictor, race time | Koşulan~Distance run (km) = 10; Süre~Time (dk~min) = 52; Yarış~Race (km) = 42.195 | Tahmini süre~Predicted (dk~min) = B*(C/A)^1.06; Saat~Hours (saat~h) = B*(C/A)^1.06/60
yüzme temposu | swim pace, swimming pace | Mesafe~Distance (m) = 1500; Süre~Time (dk~min) = 33 | 100 metre~Per 100 m (sn~s) = B*60/A*100
vo2 max, cooper testi | vo2 max, cooper test | 12 dakikada~In 12 minutes (m) = 2400 | VO2 max~VO2 max (ml/kg/dk~ml/kg/min) = (A-504.9)/44.73
golf handikap, handikap | golf handicap, handicap | Skor~Score = 95; Saha değeri~Course rating = 71.5; Eğim~Slope = 125 | Fark~Differential = (A-B)*113/C
vuruş ortalaması, galibiyet yüzdesi, kazanma oranı | batting average, win percentage, win rate, winning percentage | Kazanılan~Won = 14; Toplam~Total = 22 | Oran~Rate (%) = A/B*100; Kaybedilen~Lost = B-A
elo, satranç puanı | elo, chess rating, elo rating | Puanın~Your rating = 1500; Rakip~Opponent = 1600; Sonuç~Result = 1; K katsayısı~K factor = 20 | Yeni puan~New rating = A+D*(C-1/(1+10^((B-A)/400))); Beklenen~Expected (%) = 100/(1+10^((B-A)/400))
lig puanı, takım puanı | league point | Galibiyet~Won = 9; Beraberlik~Drawn = 4; Mağlubiyet~Lost = 5 | Puan~Points = A*3+B; Maç başına~Per match = (A*3+B)/(A+B+C)
`;
