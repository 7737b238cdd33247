;; The inner loop of vision/rectify, by SIMD: one row of the rectified picture at a time. Four pixels of the camera are
;; mixed for each one of ours, all channels at once, and four of ours are written together, channel after channel.
(module
  (memory (export "memory") 1)
  (func (export "row")
    (param $stride i32)   ;; bytes from one row of the camera's picture, four bytes a pixel, to the next
    (param $first i32)    ;; for each of our pixels: where the upper left of the four is
    (param $shares i32)   ;; for each: 16 bits for the shares of upper left, upper right, lower left, lower right, of 256
    (param $step i32)     ;; bytes from one of our pixels to the next in $first: 4, or -4 in a mirror
    (param $out i32)      ;; red as 32-bit floats; green and blue lie a plane further each
    (param $plane i32)    ;; bytes from one plane to the next
    (param $count i32)    ;; a multiple of four
    (local $end i32) (local $at i32) (local $beside v128) (local $scale v128)
    (local $p0 v128) (local $p1 v128) (local $p2 v128) (local $p3 v128)
    (local.set $end (i32.add (local.get $out) (i32.shl (local.get $count) (i32.const 2))))
    (local.set $scale (f32x4.splat (f32.const 0x1.010102p-16))) ;; 1 / (255 × 256)
    ;; Two neighbours, channel beside channel, a zero (128) after each: their products with two shares are then summed by
    ;; one instruction.
    (local.set $beside (v128.const i8x16 0 128 4 128 1 128 5 128 2 128 6 128 3 128 7 128))
    (loop $next
      (local.set $at (i32.load (local.get $first)))
      (local.set $p0
        (i32x4.add
          (i32x4.dot_i16x8_s
            (i8x16.swizzle (v128.load64_zero (local.get $at)) (local.get $beside))
            (v128.load32_splat (local.get $shares)))
          (i32x4.dot_i16x8_s
            (i8x16.swizzle (v128.load64_zero (i32.add (local.get $at) (local.get $stride))) (local.get $beside))
            (v128.load32_splat offset=4 (local.get $shares)))))
      (local.set $first (i32.add (local.get $first) (local.get $step)))
      (local.set $shares (i32.add (local.get $shares) (i32.shl (local.get $step) (i32.const 1))))
      (local.set $at (i32.load (local.get $first)))
      (local.set $p1
        (i32x4.add
          (i32x4.dot_i16x8_s
            (i8x16.swizzle (v128.load64_zero (local.get $at)) (local.get $beside))
            (v128.load32_splat (local.get $shares)))
          (i32x4.dot_i16x8_s
            (i8x16.swizzle (v128.load64_zero (i32.add (local.get $at) (local.get $stride))) (local.get $beside))
            (v128.load32_splat offset=4 (local.get $shares)))))
      (local.set $first (i32.add (local.get $first) (local.get $step)))
      (local.set $shares (i32.add (local.get $shares) (i32.shl (local.get $step) (i32.const 1))))
      (local.set $at (i32.load (local.get $first)))
      (local.set $p2
        (i32x4.add
          (i32x4.dot_i16x8_s
            (i8x16.swizzle (v128.load64_zero (local.get $at)) (local.get $beside))
            (v128.load32_splat (local.get $shares)))
          (i32x4.dot_i16x8_s
            (i8x16.swizzle (v128.load64_zero (i32.add (local.get $at) (local.get $stride))) (local.get $beside))
            (v128.load32_splat offset=4 (local.get $shares)))))
      (local.set $first (i32.add (local.get $first) (local.get $step)))
      (local.set $shares (i32.add (local.get $shares) (i32.shl (local.get $step) (i32.const 1))))
      (local.set $at (i32.load (local.get $first)))
      (local.set $p3
        (i32x4.add
          (i32x4.dot_i16x8_s
            (i8x16.swizzle (v128.load64_zero (local.get $at)) (local.get $beside))
            (v128.load32_splat (local.get $shares)))
          (i32x4.dot_i16x8_s
            (i8x16.swizzle (v128.load64_zero (i32.add (local.get $at) (local.get $stride))) (local.get $beside))
            (v128.load32_splat offset=4 (local.get $shares)))))
      (local.set $first (i32.add (local.get $first) (local.get $step)))
      (local.set $shares (i32.add (local.get $shares) (i32.shl (local.get $step) (i32.const 1))))
      (v128.store (local.get $out)
        (f32x4.mul (local.get $scale) (f32x4.convert_i32x4_s
          (i8x16.shuffle 0 1 2 3 4 5 6 7 16 17 18 19 20 21 22 23
            (i8x16.shuffle 0 1 2 3 16 17 18 19 4 5 6 7 20 21 22 23 (local.get $p0) (local.get $p1))
            (i8x16.shuffle 0 1 2 3 16 17 18 19 4 5 6 7 20 21 22 23 (local.get $p2) (local.get $p3))))))
      (v128.store (i32.add (local.get $out) (local.get $plane))
        (f32x4.mul (local.get $scale) (f32x4.convert_i32x4_s
          (i8x16.shuffle 8 9 10 11 12 13 14 15 24 25 26 27 28 29 30 31
            (i8x16.shuffle 0 1 2 3 16 17 18 19 4 5 6 7 20 21 22 23 (local.get $p0) (local.get $p1))
            (i8x16.shuffle 0 1 2 3 16 17 18 19 4 5 6 7 20 21 22 23 (local.get $p2) (local.get $p3))))))
      (v128.store (i32.add (local.get $out) (i32.shl (local.get $plane) (i32.const 1)))
        (f32x4.mul (local.get $scale) (f32x4.convert_i32x4_s
          (i8x16.shuffle 0 1 2 3 4 5 6 7 16 17 18 19 20 21 22 23
            (i8x16.shuffle 8 9 10 11 24 25 26 27 12 13 14 15 28 29 30 31 (local.get $p0) (local.get $p1))
            (i8x16.shuffle 8 9 10 11 24 25 26 27 12 13 14 15 28 29 30 31 (local.get $p2) (local.get $p3))))))
      (br_if $next (i32.lt_u (local.tee $out (i32.add (local.get $out) (i32.const 16))) (local.get $end))))))
