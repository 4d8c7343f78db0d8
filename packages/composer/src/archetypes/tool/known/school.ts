/** Marks, reading and mathematics. TYT: 3.3 and 3.4 points per net answer on a base of 100, as its largest score is 500. */
export const schoolFormulas = `
not ortalaması, gano, ağırlıklı ortalama | gpa, grade average, weighted average, weighted grade | → gpa calculator
birim, uzunluk, ağırlık birimi | unit, length, units | → unit converter
vize final, vize final ortalaması, ders geçme, finalden kaç, gereken not, final notu | midterm final, final grade, exam average, grade needed, final exam grade | Vize~Midterm = 62; Final~Final = 74; Vize ağırlığı~Midterm weight (%) = 40 | Ortalama~Average = A*C/100+B*(1-C/100); 60 için gereken final~Final needed for 60 = (60-A*C/100)/(1-C/100)
net, deneme neti, tyt net, lgs net, sınav neti, ayt net | exam net score, net score, negative marking | Doğru~Correct = 32; Yanlış~Wrong = 6; Kaç yanlış bir doğru~Wrong per correct = 4; Soru~Questions = 40 | Net~Net = A-B/C; Boş~Blank = D-A-B; Başarı~Success (%) = (A-B/C)/D*100
tyt puan, yks puan, tyt puanı | university entrance score, aptitude score | Türkçe neti~Language = 28; Matematik neti~Maths = 22; Sosyal neti~Social = 12; Fen neti~Science = 10; Diploma notu~Diploma = 80 | Yerleştirme puanı~Placement score = 100+3.3*(A+B)+3.4*(C+D)+E*0.6; Ham puan~Raw score = 100+3.3*(A+B)+3.4*(C+D)
sınav notu, kaç aldım, doğru sayısı | test score, marks percentage, exam mark, percentage grade, test grade, easy grader | Doğru~Correct = 17; Soru~Questions = 20; Tam puan~Full marks = 100 | Not~Mark = A/B*C; Yanlış~Wrong = B-A
devamsızlık, devamsızlık hakkı, devamsızlık oranı | attendance percentage, absence limit, attendance rate | Toplam saat~Total hours = 56; Devamsızlık~Missed = 8; Sınır~Limit (%) = 30 | Kalan hak~Left = floor(A*C/100)-B; Devam oranı~Attendance (%) = (1-B/A)*100
okuma hızı, okuma süresi, kitap bitirme, günde kaç sayfa | reading speed, reading time, book finishing, pages a day, words per minute | Sayfa~Pages = 320; Sayfa başına~Per page (dk~min) = 1.8; Günde~A day (dk~min) = 30 | Gün~Days = ceil(A*B/C); Toplam~Total (saat~h) = A*B/60; Günde sayfa~Pages a day = C/B
kuran sayfa, hatim planı, günde kaç sayfa kuran | quran pages, bible chapters a day | Gün~Days = 30; Sayfa~Pages = 604~1189 | Günde sayfa~Pages a day = ceil(B/A)
kaza namazı, kaza borcu | missed prayer | Yıl~Years = 3; Günde vakit~A day = 6; Günde kılınan~Made up a day = 6 | Toplam~Total = A*365*B; Gün~Days = ceil(A*365*B/C)
konuşma süresi, sunum süresi | speech time, words to minutes, presentation time, speech length | Kelime~Words = 900; Dakikada~Words a minute = 130 | Süre~Time (dk~min) = A/B
çalışma süresi, ders çalışma, çalışma saati planı | study time, study hour, study schedule | Konu~Topics = 40; Konu başına~Per topic (saat~h) = 2; Kalan gün~Days left = 30 | Günde~A day (saat~h) = A*B/C; Toplam~Total (saat~h) = A*B
ortalama, aritmetik ortalama | average, mean | Birinci~First = 70; İkinci~Second = 85; Üçüncü~Third = 90; Dördüncü~Fourth = 65 | Ortalama~Average = (A+B+C+D)/4; Toplam~Sum = A+B+C+D; En yüksek~Highest = max(A;B;C;D)
oran, oran orantı, doğru orantı, orantı | proportion, ratio, rule of three, cross multiplication | Birinci~First = 3; Karşılığı~Its value = 12; Aranan~Other = 5 | Sonuç~Result = B*C/A; Ters orantı~Inverse = A*B/C
olasılık, ihtimal | probability, odds, chance | İstenen~Wanted = 3; Tümü~All = 20; Deneme~Tries = 5 | Olasılık~Probability (%) = A/B*100; En az bir kez~At least once (%) = (1-(1-A/B)^C)*100
daire, çember, daire alanı, çember çevresi | circle, circle area, circumference | Yarıçap~Radius = 5 | Alan~Area = 3.14159265*A^2; Çevre~Circumference = 2*3.14159265*A
üçgen, üçgen alanı, hipotenüs, pisagor | triangle, triangle area, hypotenuse, pythagoras, pythagorean theorem | Bir kenar~First side = 3; Dik kenar~Second side = 4 | Hipotenüs~Hypotenuse = sqrt(A^2+B^2); Alan~Area = A*B/2
küre, koni, küre hacmi | sphere, cone, sphere volume | Yarıçap~Radius = 4; Yükseklik~Height = 9 | Küre~Sphere = 4/3*3.14159265*A^3; Koni~Cone = 3.14159265*A^2*B/3; Silindir~Cylinder = 3.14159265*A^2*B
yamuk, yamuk alanı, tarla köşe | trapezoid, trapezium | Uzun kenar~Long side = 12; Kısa kenar~Short side = 8; Yükseklik~Height = 5 | Alan~Area = (A+B)/2*C
ikinci derece denklem, denklem, delta | quadratic, quadratic equation, equation solver | a~a = 1; b~b = -5; c~c = 6 | Birinci kök~First root = (-B+sqrt(B^2-4*A*C))/(2*A); İkinci kök~Second root = (-B-sqrt(B^2-4*A*C))/(2*A); Delta~Discriminant = B^2-4*A*C
yoğunluk, özkütle | density, specific gravity | Kütle~Mass (g) = 540; Hacim~Volume (cm³) = 200 | Yoğunluk~Density (g/cm³) = A/B
kuvvet, kinetik enerji, fizik formülü | force, kinetic energy, physics formula | Kütle~Mass (kg) = 10; İvme~Acceleration (m/s²) = 9.81; Hız~Speed (m/s) = 4 | Kuvvet~Force (N) = A*B; Kinetik enerji~Kinetic energy (J) = A*C^2/2
molarite, çözelti, molarite hesabı | molarity, molar mass, solution | Kütle~Mass (g) = 5.85; Mol kütlesi~Molar mass (g/mol) = 58.44; Hacim~Volume (L) = 0.5 | Molarite~Molarity (mol/L) = A/B/C; Mol~Moles (mol) = A/B
`;
